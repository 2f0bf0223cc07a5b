/*
 * process-starter: starts idle copies of itself until Windows refuses, or 100 are there, and says `refused N`, with the
 * number of the error, or `started N`. With `churn`: says `ready` and goes on starting copies that end at once, each before the next.
 */
#include <stdio.h>
#include <string.h>
#include <windows.h>

static BOOL start_copy(const char *argument, BOOL wait) {
  char path[MAX_PATH], command[2 * MAX_PATH];
  STARTUPINFOA start = {sizeof start};
  PROCESS_INFORMATION copy;
  GetModuleFileNameA(NULL, path, sizeof path);
  snprintf(command, sizeof command, "\"%s\" %s", path, argument);
  if (!CreateProcessA(NULL, command, NULL, NULL, FALSE, 0, NULL, NULL, &start, &copy)) return FALSE;
  if (wait) WaitForSingleObject(copy.hProcess, INFINITE);
  CloseHandle(copy.hThread);
  CloseHandle(copy.hProcess);
  return TRUE;
}

int main(int argc, char **argv) {
  const char *task = argc > 1 ? argv[1] : "fill";
  int started = 0;
  if (strcmp(task, "brief") == 0) return 0;
  if (strcmp(task, "idle") == 0) {
    Sleep(60000);
    return 0;
  }
  if (strcmp(task, "churn") == 0) {
    puts("ready");
    fflush(stdout);
    for (ULONGLONG start = GetTickCount64(); GetTickCount64() - start < 60000;) start_copy("brief", TRUE);
    return 0;
  }
  while (started < 100 && start_copy("idle", FALSE)) started++;
  if (started < 100) printf("refused %d %lu\n", started, GetLastError());
  else printf("started %d\n", started);
  fflush(stdout);
  getchar();
  return 0;
}
