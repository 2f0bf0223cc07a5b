/* Ignores every way to ask it to go: Ctrl events, signals, the end of its input. */
#include <signal.h>
#include <stdio.h>
#include <windows.h>

static BOOL WINAPI stay(DWORD event) {
  (void)event;
  return TRUE;
}

int main(void) {
  SetConsoleCtrlHandler(stay, TRUE);
  signal(SIGINT, SIG_IGN);
  signal(SIGTERM, SIG_IGN);
  puts("ready");
  fflush(stdout);
  Sleep(60000);
  return 0;
}
