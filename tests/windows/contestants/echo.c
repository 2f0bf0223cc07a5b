/* Answers each line with itself. `window` asks whether it has a console window that a person would see. */
#include <stdio.h>
#include <string.h>
#include <windows.h>

int main(void) {
  char line[65536];
  setvbuf(stdout, NULL, _IONBF, 0);
  while (fgets(line, sizeof line, stdin)) {
    if (strcmp(line, "window\n") == 0) {
      HWND window = GetConsoleWindow();
      puts(window && IsWindowVisible(window) ? "visible" : "hidden");
    } else {
      fputs(line, stdout);
    }
  }
  return 0;
}
