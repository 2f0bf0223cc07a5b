/* Plays the first legal cell of Othello; the conversation is clause O7 of the rulebook. */
#include <stdio.h>

static int n, board[18][18];

/* Captures for `player` from (row, col) and returns how many discs; with `turn` it turns them over. */
static int capture(int row, int col, int player, int turn) {
  int captured = 0;
  for (int dr = -1; dr <= 1; dr++)
    for (int dc = -1; dc <= 1; dc++) {
      int r = row + dr, c = col + dc, run = 0;
      while (r >= 0 && r < n && c >= 0 && c < n && board[r][c] == 3 - player) r += dr, c += dc, run++;
      if (run == 0 || r < 0 || r >= n || c < 0 || c >= n || board[r][c] != player) continue;
      captured += run;
      for (int i = 1; turn && i <= run; i++) board[row + i * dr][col + i * dc] = player;
    }
  return captured;
}

static void play(int row, int col, int player) {
  if (row < 0) return;
  capture(row, col, player, 1);
  board[row][col] = player;
}

static void move(int player) {
  for (int row = 0; row < n; row++)
    for (int col = 0; col < n; col++)
      if (board[row][col] == 0 && capture(row, col, player, 0) > 0) {
        play(row, col, player);
        printf("%d %d\n", row, col);
        return;
      }
  puts("-1 -1");
}

int main(void) {
  int me, row, col;
  if (scanf("%d %d", &n, &me) != 2 || n < 4 || n > 18) return 1;
  board[n / 2][n / 2] = board[n / 2 - 1][n / 2 - 1] = 1;
  board[n / 2 - 1][n / 2] = board[n / 2][n / 2 - 1] = 2;
  if (me == 1) {
    move(me);
    fflush(stdout);
  }
  while (scanf("%d %d", &row, &col) == 2) {
    play(row, col, 3 - me);
    move(me);
    fflush(stdout);
  }
  return 0;
}
