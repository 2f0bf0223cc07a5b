/** What can be wrong with what a contestant hands in, and with starting it on this computer. */
import type { Sentences } from './sentences.ts';

export const programs = {
  'program-gone': {
    en: '{name} is not there (any more): choose the file or folder again.',
    fa: '{name} دیگر سر جایش نیست: پرونده یا پوشه را دوباره انتخاب کنید.',
  },
  'program-not-readable': {
    en: '{name} may not be read: allow reading it, or copy it to your own folder.',
    fa: 'اجازهٔ خواندن {name} نیست: اجازه‌اش را بدهید یا آن را به پوشهٔ خودتان کپی کنید.',
  },
  'program-is-a-file': {
    en: '{name} is a file: choose a folder instead.',
    fa: '{name} پرونده است: به جایش پوشه‌ای انتخاب کنید.',
  },
  'program-is-a-folder': {
    en: '{name} is a folder: choose a file instead.',
    fa: '{name} پوشه است: به جایش پرونده‌ای انتخاب کنید.',
  },
  'program-no-ordinary-file': {
    en: '{name} is no ordinary file: choose a file or a folder.',
    fa: '{name} پروندهٔ معمولی نیست: پرونده یا پوشه‌ای انتخاب کنید.',
  },
  'program-not-stored': {
    en: 'This program is not in the contest any more: hand it in again.',
    fa: 'این برنامه دیگر در مسابقه نیست: دوباره تحویلش دهید.',
  },
  'program-changed': {
    en: 'The stored program {name} was changed or is damaged: hand it in again.',
    fa: 'برنامهٔ {name} پس از تحویل تغییر کرده یا آسیب دیده است: دوباره تحویلش دهید.',
  },
  'program-too-large': {
    en: 'A program may have {most} MB of files, and this has more: hand in less of it.',
    fa: 'پرونده‌های یک برنامه روی هم تا {most} مگابایت می‌توانند باشند و این بیشتر است: فقط آنچه لازم است تحویل دهید.',
  },
  'program-too-many-files': {
    en: 'A program may have {most} files and folders, and this has more: hand in only what it needs to run.',
    fa: 'یک برنامه تا {most} پرونده و پوشه می‌تواند داشته باشد و این بیشتر دارد: فقط آنچه برای اجرا لازم است تحویل دهید.',
  },

  'kind-empty': {
    en: '{name} is empty: hand in the file again, it may not have been copied completely.',
    fa: '{name} خالی است: دوباره تحویلش دهید، شاید کامل کپی نشده باشد.',
  },
  'kind-archive': {
    en: '{name} is an archive: hand it in as a .zip file, or as a .jar if it is Java.',
    fa: '{name} آرشیو است: آن را به‌صورت ‎.zip تحویل دهید، یا اگر جاواست به‌صورت ‎.jar.',
  },
  'kind-other-archive': {
    en: '{name} is a {format} archive: pack the files as .zip and hand that in.',
    fa: '{name} آرشیو {format} است: پرونده‌ها را به‌صورت ‎.zip بسته‌بندی کنید و همان را تحویل دهید.',
  },
  'kind-dos': {
    en: '{name} is a 16-bit DOS or Windows program, or damaged: build it for 64-bit Windows and hand in the .exe.',
    fa: '{name} برنامهٔ ۱۶ بیتی داس یا ویندوز است، یا آسیب دیده است: آن را برای ویندوز ۶۴ بیتی بسازید و پروندهٔ ‎.exe را تحویل دهید.',
  },
  'kind-java-class': {
    en: '{name} is one Java class: pack all classes into a runnable .jar and hand that in.',
    fa: '{name} تنها یک کلاس جاواست: همهٔ کلاس‌ها را در یک ‎.jar اجراشدنی بگذارید و همان را تحویل دهید.',
  },
  'kind-library': {
    en: '{name} is a library (a DLL) and cannot be started: hand in the program that uses it, both in a .zip.',
    fa: '{name} کتابخانه (DLL) است و اجرا نمی‌شود: برنامه‌ای را که از آن استفاده می‌کند، هر دو در یک ‎.zip، تحویل دهید.',
  },
  'kind-not-linked': {
    en: '{name} is compiled but not linked, or damaged: link it and hand in the program.',
    fa: '{name} کامپایل شده اما لینک نشده است، یا آسیب دیده است: لینکش کنید و برنامهٔ ساخته‌شده را تحویل دهید.',
  },
  'kind-no-interpreter-named': {
    en: '{name} begins with #! but names no interpreter: write for example #!/bin/sh.',
    fa: '{name} با ‎#!‎ آغاز می‌شود اما مفسری نام نمی‌برد: برای نمونه بنویسید ‎#!/bin/sh‎.',
  },
  'kind-shell-without-line': {
    en: '{name} does not say what runs it: write #!/bin/sh as its first line.',
    fa: '{name} نمی‌گوید چه چیزی اجرایش می‌کند: در خط نخست بنویسید ‎#!/bin/sh‎.',
  },
  'kind-source': {
    en: '{name} is source code: hand in the compiled program.',
    fa: '{name} کد منبع است: برنامهٔ کامپایل‌شده را تحویل دهید.',
  },
  'kind-no-exe': {
    en: '{name} is named .exe but is no Windows program: build it again and hand in the new file.',
    fa: 'نام {name} به ‎.exe ختم می‌شود اما برنامهٔ ویندوز نیست: دوباره بسازیدش و پروندهٔ تازه را تحویل دهید.',
  },
  'kind-nothing': {
    en: '{name} is not a program: hand in a Windows program (.exe), a Linux program, a macOS program, a runnable Java archive (.jar), a Python program (.py), a JavaScript program (.js, .mjs, .cjs), a Windows batch file (.cmd, .bat) or a script that begins with a #! line (.sh).',
    fa: '{name} برنامه نیست: برنامهٔ ویندوز (⁦.exe⁩)، لینوکس یا مک، آرشیو اجراشدنی جاوا (⁦.jar⁩)، برنامهٔ پایتون (⁦.py⁩) یا جاوااسکریپت (⁦.js⁩، ⁦.mjs⁩، ⁦.cjs⁩)، پروندهٔ دسته‌ای ویندوز (⁦.cmd⁩، ⁦.bat⁩) یا اسکریپتی که با خط ‎#!‎ آغاز شود (⁦.sh⁩) تحویل دهید.',
  },
  'jar-no-manifest': {
    en: '{name} has no META-INF/MANIFEST.MF: build it as a runnable .jar.',
    fa: '{name} پروندهٔ META-INF/MANIFEST.MF ندارد: آن را به‌صورت ‎.jar اجراشدنی بسازید.',
  },
  'jar-no-main-class': {
    en: '{name} does not name its main class: build it as a runnable .jar, with Main-Class in its manifest.',
    fa: '{name} کلاس اصلی‌اش را نام نمی‌برد: آن را به‌صورت ‎.jar اجراشدنی بسازید، با Main-Class در manifest.',
  },
  'jar-broken': {
    en: '{name} is named .jar but is no Java archive, or is damaged: build it again.',
    fa: 'نام {name} به ‎.jar ختم می‌شود اما آرشیو جاوا نیست یا آسیب دیده است: دوباره بسازیدش.',
  },

  'zip-not-whole': {
    en: '{name} is no zip archive, or only a part of one: pack the files again as .zip.',
    fa: '{name} آرشیو zip نیست، یا فقط بخشی از آن است: پرونده‌ها را دوباره به‌صورت ‎.zip بسته‌بندی کنید.',
  },
  'zip-unusual': {
    en: '{name} is packed in an unusual way: pack the files again as an ordinary .zip.',
    fa: '{name} به شیوه‌ای نامعمول بسته‌بندی شده است: پرونده‌ها را دوباره به‌صورت ‎.zip معمولی بسته‌بندی کنید.',
  },
  'zip-damaged': {
    en: '{name} is a damaged archive: pack the files again as .zip.',
    fa: '{name} آرشیوی آسیب‌دیده است: پرونده‌ها را دوباره به‌صورت ‎.zip بسته‌بندی کنید.',
  },
  'zip-password': {
    en: '{name} needs a password: pack the files again without one.',
    fa: '{name} رمز می‌خواهد: پرونده‌ها را دوباره و بدون رمز بسته‌بندی کنید.',
  },
  'zip-link': {
    en: '{name} is a symbolic link: pack the file itself in its place.',
    fa: '{name} پیوند نمادین است: خود پرونده را به جایش بگذارید.',
  },
  'zip-no-ordinary-file': {
    en: '{name} is not an ordinary file: pack the file itself in its place.',
    fa: '{name} پروندهٔ معمولی نیست: خود پرونده را به جایش بگذارید.',
  },
  'folder-link': {
    en: '{name} is a symbolic link: put the file itself in its place.',
    fa: '{name} پیوند نمادین است: خود پرونده را به جایش بگذارید.',
  },
  'folder-no-ordinary-file': {
    en: '{name} is not an ordinary file: put the file itself in its place.',
    fa: '{name} پروندهٔ معمولی نیست: خود پرونده را به جایش بگذارید.',
  },
  'path-twice': {
    en: '{name} is there twice: rename or remove one of them and hand the program in again.',
    fa: '{name} دو بار آمده است: نام یکی را عوض یا حذفش کنید و برنامه را دوباره تحویل دهید.',
  },
  'path-same-on-windows': {
    en: '{first} and {second} are one name on Windows: rename or remove one of them and hand the program in again.',
    fa: '{first} و {second} در ویندوز یک نام به شمار می‌آیند: نام یکی را عوض یا حذفش کنید و برنامه را دوباره تحویل دهید.',
  },
  'path-unsafe': {
    en: 'The path {name} {why}: rename it with letters, digits, dots and dashes, and hand the program in again.',
    fa: 'مسیر {name} {why}: آن را با حرف، رقم، نقطه و خط تیره دوباره نام‌گذاری کنید و برنامه را دوباره تحویل دهید.',
  },
  'path-climbs': { en: 'climbs out of its folder', fa: 'از پوشهٔ خودش بیرون می‌رود' },
  'path-absolute': { en: 'is absolute or has an empty part', fa: 'مطلق است یا بخشی خالی دارد' },
  'path-no-text': { en: 'is not readable text', fa: 'متنی خواندنی نیست' },
  'path-control': { en: 'has invisible control characters', fa: 'نویسه‌های کنترلی ناپیدا دارد' },
  'path-forbidden': {
    en: 'has one of the characters < > : " | ? * \\',
    fa: 'یکی از نویسه‌های ‎< > : " | ? * \\‎ را دارد',
  },
  'path-dot-at-end': {
    en: 'has a part that ends with a dot or a space',
    fa: 'بخشی دارد که با نقطه یا فاصله تمام می‌شود',
  },
  'path-device': {
    en: 'has a part that is the name of a device on Windows',
    fa: 'بخشی دارد که در ویندوز نام یک دستگاه است',
  },
  'path-part-long': { en: 'has a part that is too long', fa: 'بخشی دارد که بیش از اندازه بلند است' },
  'path-long': { en: 'is longer than {most} characters', fa: 'بلندتر از {most} نویسه است' },

  'entry-declaration': {
    en: '{file} cannot be read: write { "entry": "bot.py" } with your file\'s name.',
    fa: '{file} خوانده نمی‌شود: در آن بنویسید ‎{ "entry": "bot.py" }‎ با نام پروندهٔ خودتان.',
  },
  'entry-not-there': {
    en: 'There is no file {name} in the program: name one of its files to start.',
    fa: 'پرونده‌ای به نام {name} در برنامه نیست: یکی از پرونده‌هایش را برای اجرا نام ببرید.',
  },
  'entry-none': {
    en: 'No file in it can be started: add the compiled program or the script, or name it in meydan.json.',
    fa: 'هیچ پرونده‌ای در آن اجراشدنی نیست: برنامهٔ کامپایل‌شده یا اسکریپت را اضافه کنید، یا نامش را در meydan.json بنویسید.',
  },
  'entry-several': {
    en: 'It is not clear which file starts the program: choose one of {files}.',
    fa: 'روشن نیست کدام پرونده باید اجرا شود: یکی از این‌ها را انتخاب کنید: {files}.',
  },
  'entry-many': {
    en: 'It is not clear which file starts the program: choose one of {files} and {more} more.',
    fa: 'روشن نیست کدام پرونده باید اجرا شود: یکی از این‌ها یا {more} پروندهٔ دیگر را انتخاب کنید: {files}.',
  },

  'needs-wine': {
    en: '{name} is a Windows program and needs Wine: install Wine, or build the program on this computer.',
    fa: '{name} برنامهٔ ویندوز است و Wine می‌خواهد: Wine را نصب کنید یا برنامه را روی همین رایانه بسازید.',
  },
  'needs-python': {
    en: '{name} needs Python 3, which is not on this computer: install Python 3 (python.org, or the package python3) and try again.',
    fa: '{name} پایتون ۳ می‌خواهد که روی این رایانه نیست: پایتون ۳ را (از python.org یا بستهٔ python3) نصب کنید و دوباره تلاش کنید.',
  },
  'needs-node': {
    en: '{name} needs Node.js, which is not on this computer: install Node.js (nodejs.org) and try again.',
    fa: '{name} نیاز به Node.js دارد که روی این رایانه نیست: آن را (از nodejs.org) نصب کنید و دوباره تلاش کنید.',
  },
  'needs-java': {
    en: '{name} needs Java, which is not on this computer: install a Java runtime (adoptium.net, or the package default-jre) and try again.',
    fa: '{name} جاوا می‌خواهد که روی این رایانه نیست: جاوا را (از adoptium.net یا بستهٔ default-jre) نصب کنید و دوباره تلاش کنید.',
  },
  'needs-named-interpreter': {
    en: '{name} needs {interpreter}, which is not on this computer: install that, or change its #! line.',
    fa: '{name} به {interpreter} نیاز دارد که روی این رایانه نیست: آن را نصب کنید یا خط ‎#!‎ برنامه را عوض کنید.',
  },
  'needs-first-line': {
    en: '{name} has no #! line: write for example #!/bin/sh as its first line.',
    fa: '{name} خط ‎#!‎ ندارد: برای نمونه در خط نخست بنویسید ‎#!/bin/sh‎.',
  },
  'needs-unix-lines': {
    en: '{name} is saved with Windows line ends: save it with Unix line ends (LF) and hand it in again.',
    fa: 'خط‌های {name} به شیوهٔ ویندوز پایان می‌یابند: آن را با پایان خط یونیکس (LF) ذخیره کنید و دوباره تحویل دهید.',
  },
  'batch-name': {
    en: 'Windows cannot start the batch file {name}: give it a name of letters, digits and dots, and hand it in again.',
    fa: 'ویندوز نمی‌تواند پروندهٔ دسته‌ای {name} را اجرا کند: نامی با حرف، رقم و نقطه به آن بدهید و دوباره تحویلش دهید.',
  },
  'only-on': {
    en: '{name} runs only on {system}: start the contest there, or hand in a program for this computer.',
    fa: '{name} فقط روی {system} اجرا می‌شود: مسابقه را آنجا برگزار کنید یا برنامه‌ای برای این رایانه تحویل دهید.',
  },
  'other-processor': {
    en: '{name} is built for {built} processors: build it for {processor} and hand it in again.',
    fa: '{name} برای پردازندهٔ {built} ساخته شده است: آن را برای {processor} بسازید و دوباره تحویل دهید.',
  },
  'unknown-processor': {
    en: '{name} is built for another processor: build it for {processor} and hand it in again.',
    fa: '{name} برای پردازندهٔ دیگری ساخته شده است: آن را برای {processor} بسازید و دوباره تحویل دهید.',
  },
  'needs-loader': {
    en: '{name} needs {loader}, which is not on this computer: link it statically (gcc -static).',
    fa: '{name} به {loader} نیاز دارد که روی این رایانه نیست: آن را ایستا لینک کنید (‎gcc -static‎).',
  },

  'doctor-ended-early': {
    en: 'The examination ended early with code {exitCode}: let the doctor examine the program again.',
    fa: 'معاینه پیش از پایان با کد {exitCode} قطع شد: بگذارید پزشک دوباره برنامه را معاینه کند.',
  },

  'handed-in-nothing': {
    en: '{name} has handed in no program.',
    fa: '{name} هیچ برنامه‌ای تحویل نداده است.',
  },
  'cannot-play': { en: '{name} cannot play: {why}', fa: '{name} نمی‌تواند بازی کند: {why}' },
} as const satisfies Sentences;
