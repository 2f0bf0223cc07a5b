/* memory-eater MEGABYTES: takes and fills as much, one megabyte at a time, and says `refused N` or `ate N`. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

int main(int argc, char **argv) {
  const SIZE_T megabyte = 1024 * 1024;
  int wanted = argc > 1 ? atoi(argv[1]) : 0, eaten = 0;
  for (; eaten < wanted; eaten++) {
    void *block = VirtualAlloc(NULL, megabyte, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE);
    if (!block) break;
    memset(block, 1, megabyte);
  }
  printf("%s %d\n", eaten < wanted ? "refused" : "ate", eaten);
  fflush(stdout);
  getchar();
  return 0;
}
