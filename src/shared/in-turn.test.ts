import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

function slowHost() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const ask = (question: string) => (): Promise<string> => {
    asked.push(question);
    return new Promise((resolve, reject) =>
      answers.push(() => (question === 'bad' ? reject(new Error('no')) : resolve(question))),
    );
  };
  return { asked, ask, answer: () => answers.shift()?.() };
}

test('the first question is asked at once, each other one when the one before it has its answer', async () => {
  const { asked, ask, answer } = slowHost();
  const after = inTurn();
  const [first, second, third] = [after(ask('first')), after(ask('second')), after(ask('third'))];
  expect(asked).toEqual(['first']);
  answer();
  expect(await first).toBe('first');
  expect(asked).toEqual(['first', 'second']);
  answer();
  expect(await second).toBe('second');
  answer();
  expect(await third).toBe('third');
  await Promise.resolve();
  void after(ask('later'));
  expect(asked).toEqual(['first', 'second', 'third', 'later']);
});

test('a question that is refused keeps nobody from asking', async () => {
  const { asked, ask, answer } = slowHost();
  const after = inTurn();
  const bad = after(ask('bad'));
  const next = after(ask('next'));
  answer();
  await expect(bad).rejects.toThrow('no');
  expect(asked).toEqual(['bad', 'next']);
  answer();
  expect(await next).toBe('next');
});
