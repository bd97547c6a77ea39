import { expect, it } from 'vitest';
import { loadPortal } from '../index.ts';
import { readSet, sourcesOf } from '../testing/index.ts';

it.each([
  ['USD', '$15.00', []],
  ['USD', '$1,500', ['1500']],
  ['JPY', '¥1,500', []],
  ['JPY', '¥15', ['15']],
])('a sentence may say the 1500 of a constant in %s as %s, but not %j', (currency, amount, strays) => {
  const set = readSet('smallest');
  const read = (path: string) => JSON.parse(set[path] ?? '') as Record<string, object>;
  const fine = { value: 1500, unit: 'cents', description: 'For the test.' };
  const constants = read('portal/constants.json');
  const withSentence = (language: string, fined: string) => {
    const path = `locales/${language}/library.json`;
    return { [path]: JSON.stringify({ ...read(path), fined }) };
  };
  const { problems } = loadPortal(
    sourcesOf({
      ...set,
      'portal/site.json': JSON.stringify({ ...read('portal/site.json'), currency }),
      'portal/constants.json': JSON.stringify({
        ...constants,
        constants: { ...constants['constants'], fine },
      }),
      ...withSentence('en', `You owe ${amount}.`),
      ...withSentence('es', `Debe ${amount}.`),
    }),
  );
  const said = problems.flatMap(({ code, message }) => (code === 'stray-number' ? [message] : []));
  expect(said).toEqual([...strays, ...strays].map((number) => expect.stringContaining(number)));
});
