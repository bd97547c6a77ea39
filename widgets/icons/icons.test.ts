import { expect, it } from 'vitest';
import { iconOf } from './index.ts';
import { icons } from './icons.ts';

it('each name has a glyph of its own, and a circle stands for a name that there is not', () => {
  const circle = iconOf('wi-fi');
  expect(new Set(Object.keys(icons).map(iconOf)).size).toBe(Object.keys(icons).length);
  expect(Object.keys(icons).filter((name) => iconOf(name) === circle)).toEqual([]);
});
