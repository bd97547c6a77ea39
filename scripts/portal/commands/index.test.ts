import { expect, it } from 'vitest';
import { commands } from './index.ts';

it.each(commands)('each line of the usage of $name can be typed as it stands', ({ name, usage }) => {
  expect(usage.filter((line) => line !== name && !line.startsWith(`${name} `))).toEqual([]);
});
