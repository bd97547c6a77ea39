import { expect, test } from '@playwright/test';
import { pickOne, sample, tellsAll } from './sample.ts';

const rows = Array.from({ length: 12 }, (_, index) => index);
const names = Array.from({ length: 50 }, (_, index) => `table ${index}`);

test('a sample has as many rows as were asked for, in their order, and the same ones when it is asked again', () => {
  for (const name of names) {
    const chosen = sample(rows, 3, name);
    expect(chosen).toHaveLength(tellsAll ? rows.length : 3);
    expect(chosen).toEqual(rows.filter((row) => chosen.includes(row)));
    expect(sample(rows, 3, name)).toEqual(chosen);
  }
});

test('every row and every language has its turn under some name', () => {
  expect(new Set(names.flatMap((name) => sample(rows, 3, name)))).toEqual(new Set(rows));
  expect(new Set(names.map((name) => pickOne(['en', 'es'], name)))).toEqual(new Set(['en', 'es']));
});
