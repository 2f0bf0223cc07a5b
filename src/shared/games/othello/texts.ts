import type { GameTexts } from '../game.ts';

export const en: GameTexts = {
  title: 'Othello',
  summary: 'Two programs capture each other’s discs by enclosing them; most discs at the end win.',
  seats: ['Black', 'White'],
  settings: {
    size: { label: 'Board size', help: 'Rows and columns of the board; an even number (O1).' },
    moveMs: { label: 'Time for a move (milliseconds)', help: 'How long a program may think about each move (O8).' },
  },
  bots: { random: 'Random', greedy: 'Greedy', expert: 'Expert' },
  events: {
    placed: '{seat} plays ({row}, {col}) and turns over {turned}',
    passed: '{seat} has no move and passes',
    violation: '{seat} answers ({row}, {col}): {why}',
    fault: '{seat} gave no move: {fault}',
  },
  reasons: {
    discs: 'Neither side can move; the discs are counted',
    violation: '{seat} broke the rules with ({row}, {col}): {why}',
    'off-board': 'that cell is not on the board',
    occupied: 'that cell is taken',
    'captures-nothing': 'that move captures nothing',
    'needless-pass': 'a pass is not allowed while there is a move',
    'must-pass': 'there is no move, so the answer must be -1 -1',
  },
};

export const fa: GameTexts = {
  title: 'اتللو',
  summary: 'دو برنامه با محاصره، مهره‌های یکدیگر را برمی‌گردانند؛ هر که در پایان مهرهٔ بیشتری داشته باشد برنده است.',
  seats: ['سیاه', 'سفید'],
  settings: {
    size: { label: 'اندازهٔ صفحه', help: 'تعداد سطرها و ستون‌های صفحه؛ عددی زوج (O1).' },
    moveMs: { label: 'مهلت هر حرکت (میلی‌ثانیه)', help: 'هر برنامه برای هر حرکت چقدر فرصت فکر کردن دارد (O8).' },
  },
  bots: { random: 'تصادفی', greedy: 'حریص', expert: 'خبره' },
  events: {
    placed: '{seat} در خانهٔ ({row}, {col}) مهره می‌گذارد و {turned} مهره را برمی‌گرداند',
    passed: '{seat} حرکتی ندارد و نوبتش می‌گذرد',
    violation: '{seat} پاسخ ({row}, {col}) داد: {why}',
    fault: '{seat} حرکتی نداد: {fault}',
  },
  reasons: {
    discs: 'هیچ‌کدام حرکتی ندارند؛ مهره‌ها شمرده می‌شوند',
    violation: '{seat} با پاسخ ({row}, {col}) قانون را زیر پا گذاشت: {why}',
    'off-board': 'این خانه بیرون از صفحه است',
    occupied: 'این خانه پر است',
    'captures-nothing': 'این حرکت مهره‌ای را برنمی‌گرداند',
    'needless-pass': 'تا وقتی حرکتی هست نمی‌توان نوبت را رد کرد',
    'must-pass': 'حرکتی وجود ندارد و پاسخ باید ⁦-1 -1⁩ باشد',
  },
};
