import type { GameTexts } from '../game.ts';

export const en: GameTexts = {
  title: 'Worm',
  summary:
    'A worm that eats only when it is as short as can be: each meal makes it long, and it has to come back to length\u00a01. The fewest moves to the target score win.',
  seats: ['Worm'],
  settings: {
    model: { label: 'Food model', help: 'A: food never runs out. B: each cell can be eaten once (W7).' },
    c: { label: 'Points factor c', help: 'A meal of a brings a·c + 1 points (W8).' },
    penalty: {
      label: 'Manoeuvre penalty',
      help: 'Each move in another direction than the last one costs 0.25 points (W8).',
    },
    target: { label: 'Target score', help: 'The attempt is finished when the score reaches it (W9).' },
    moveLimit: { label: 'Move limit', help: 'After so many moves the attempt ends unfinished (W9).' },
    moveMs: { label: 'Time for a move (milliseconds)', help: 'How long a program may think about each move (W9).' },
  },
  bots: { random: 'Random', greedy: 'Greedy', expert: 'Expert' },
  events: {
    moved: 'Goes {direction} to ({x}, {y}), length {length}',
    ate: 'A meal of {amount} at ({x}, {y})',
    turned: 'The manoeuvre penalty is paid',
    violation: '{seat} answers {direction}: {why}',
    fault: '{seat} gave no move: {fault}',
  },
  reasons: {
    finished: 'The target was reached on move {moves}',
    'move-limit': 'The limit of {moves} moves is reached',
    stuck: 'The worm, {length} cells long, has no legal move left',
    violation: '{seat} broke the rules with {direction}: {why}',
    'off-field': 'that leads off the field',
    body: 'that runs into the worm’s own body',
    left: 'left',
    right: 'right',
    up: 'up',
    down: 'down',
  },
  measures: {
    finished: 'target reached, moves: {moves}',
    unfinished: 'score: {score}, moves: {moves}',
  },
  problems: {
    'too-large': 'The field has {columns} columns and {rows} rows; at most {most} of each are allowed ({clause}).',
    'too-small': 'The field has {columns} columns and {rows} rows; it needs at least two cells ({clause}).',
    'uneven-row': 'Row {row} has {cells} cells, the first row has {columns} ({clause}).',
    'bad-amount': 'The cell ({x}, {y}) has {amount} food; an amount is a whole number from 0 to {most} ({clause}).',
    'start-outside': 'The start ({x}, {y}) is not a cell of the field ({clause}).',
    'too-little-food':
      'All meals of the field together bring {points} points, less than the target of {target}, and in model B each cell is eaten once ({clause}).',
  },
};

export const fa: GameTexts = {
  title: 'کرم بی‌آز',
  summary:
    'کرمی که تنها در کوتاه‌ترین حالت خود غذا می‌خورد: هر وعده آن را درازتر می‌کند و باید دوباره به طول\u00a0۱ برگردد. هر که با حرکت‌های کمتری به امتیاز هدف برسد بهتر است.',
  seats: ['کرم'],
  settings: {
    model: {
      label: 'مدل غذا',
      help: 'در مدل A غذا هیچ‌گاه تمام نمی‌شود؛ در مدل B هر خانه را تنها یک بار می‌توان خورد (W7).',
    },
    c: { label: 'ضریب امتیاز c', help: 'هر وعده به مقدار a، به اندازهٔ a·c + 1 امتیاز دارد (W8).' },
    penalty: {
      label: 'جریمهٔ مانور',
      help: 'هر حرکتی که جهتش با حرکت پیشین فرق کند ۰٫۲۵ امتیاز کم می‌کند (W8).',
    },
    target: { label: 'امتیاز هدف', help: 'وقتی امتیاز به این عدد برسد کار کرم به سرانجام رسیده است (W9).' },
    moveLimit: { label: 'سقف حرکت‌ها', help: 'پس از این تعداد حرکت، بازی نیمه‌تمام پایان می‌یابد (W9).' },
    moveMs: { label: 'مهلت هر حرکت (میلی‌ثانیه)', help: 'برنامه برای هر حرکت چقدر فرصت فکر کردن دارد (W9).' },
  },
  bots: { random: 'تصادفی', greedy: 'حریص', expert: 'خبره' },
  events: {
    moved: '{direction} به خانهٔ ({x}, {y})، طول {length}',
    ate: 'در خانهٔ ({x}, {y}) غذایی به مقدار {amount} خورد',
    turned: 'جریمهٔ مانور پرداخت شد',
    violation: '{seat} پاسخ {direction} داد: {why}',
    fault: '{seat} حرکتی نداد: {fault}',
  },
  reasons: {
    finished: 'امتیاز با حرکت {moves} به هدف رسید',
    'move-limit': 'سقف {moves} حرکت پر شد',
    stuck: 'کرم با طول {length} هیچ حرکت مجازی ندارد',
    violation: '{seat} با پاسخ {direction} قانون را زیر پا گذاشت: {why}',
    'off-field': 'این حرکت از زمین بیرون می‌رود',
    body: 'این حرکت به بدن خود کرم می‌خورد',
    left: 'چپ',
    right: 'راست',
    up: 'بالا',
    down: 'پایین',
  },
  measures: {
    finished: 'رسیده به هدف، {moves} حرکت',
    unfinished: '{score} امتیاز، {moves} حرکت',
  },
  problems: {
    'too-large': 'زمین {columns} ستون و {rows} سطر دارد؛ از هر کدام دست بالا {most} تا مجاز است ({clause}).',
    'too-small': 'زمین {columns} ستون و {rows} سطر دارد؛ دست‌کم دو خانه لازم است ({clause}).',
    'uneven-row': 'سطر {row} دارای {cells} خانه است، اما سطر نخست {columns} خانه دارد ({clause}).',
    'bad-amount': 'غذای خانهٔ ({x}, {y}) برابر {amount} است؛ مقدار غذا باید عددی صحیح از ۰ تا {most} باشد ({clause}).',
    'start-outside': 'خانهٔ شروع ({x}, {y}) در زمین نیست ({clause}).',
    'too-little-food':
      'همهٔ وعده‌های زمین روی هم {points} امتیاز دارند که از هدف {target} کمتر است و در مدل B هر خانه تنها یک بار خورده می‌شود ({clause}).',
  },
  maps: {
    Canyon: 'دره',
    Continent: 'قاره',
    Desert: 'بیابان',
    Garden: 'باغ',
    Islands: 'جزیره‌ها',
    Meadow: 'چمنزار',
    Rings: 'حلقه‌ها',
    Seesaw: 'الاکلنگ',
    Tunnel: 'تونل',
  },
};
