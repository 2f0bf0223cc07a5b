/*
 * suspend-count PID: not a contestant but the judge of suspensions. Says how often the threads of a process are
 * suspended, as `LEAST MOST`, by suspending each once more and undoing it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>
#include <tlhelp32.h>

int main(int argc, char **argv) {
  DWORD pid = argc > 1 ? strtoul(argv[1], NULL, 10) : 0, least = 0xffff, most = 0;
  HANDLE threads = CreateToolhelp32Snapshot(TH32CS_SNAPTHREAD, 0);
  THREADENTRY32 entry = {sizeof entry};
  for (BOOL more = Thread32First(threads, &entry); more; more = Thread32Next(threads, &entry)) {
    if (entry.th32OwnerProcessID != pid) continue;
    HANDLE thread = OpenThread(THREAD_SUSPEND_RESUME, FALSE, entry.th32ThreadID);
    DWORD count = SuspendThread(thread);
    ResumeThread(thread);
    CloseHandle(thread);
    if (count < least) least = count;
    if (count > most) most = count;
  }
  printf("%lu %lu\n", least, most);
  return 0;
}
