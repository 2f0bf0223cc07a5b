/*
 * burner TOKEN CHILDREN DEPTH: starts CHILDREN copies of itself with DEPTH less one, says its process id, and burns
 * processor time. The copies say theirs to the same output. TOKEN is only for finding them all. Nobody of them burns
 * longer than a minute, should the test fail to end them.
 */
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

int main(int argc, char **argv) {
  char path[MAX_PATH], command[2 * MAX_PATH];
  int children = argc > 2 ? atoi(argv[2]) : 0, depth = argc > 3 ? atoi(argv[3]) : 0;
  GetModuleFileNameA(NULL, path, sizeof path);
  for (int i = 0; depth > 0 && i < children; i++) {
    STARTUPINFOA start = {sizeof start};
    PROCESS_INFORMATION child;
    snprintf(command, sizeof command, "\"%s\" %s %d %d", path, argv[1], children, depth - 1);
    if (!CreateProcessA(NULL, command, NULL, NULL, TRUE, 0, NULL, NULL, &start, &child)) return 2;
    CloseHandle(child.hThread);
    CloseHandle(child.hProcess);
  }
  printf("%lu\n", GetCurrentProcessId());
  fflush(stdout);
  for (ULONGLONG start = GetTickCount64(); GetTickCount64() - start < 60000;)
    for (volatile int i = 0; i < 1000000; i++) {
    }
  return 0;
}
