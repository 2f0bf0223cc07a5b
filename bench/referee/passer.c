/* An Agon contestant that answers at once: it reads up to the line that closes a question and passes. */
#include <stdio.h>
#include <string.h>

int main(void) {
  static char line[4096];
  while (fgets(line, sizeof line, stdin)) {
    if (strncmp(line, "enemy", 5) == 0) {
      fputs("pass\n", stdout);
      fflush(stdout);
    }
  }
  return 0;
}
