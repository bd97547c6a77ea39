import { expect, it } from 'vitest';
import { internSchemas } from './internSchemas.ts';

it('what was read again and says the same is the same registry, so that nothing is compiled again', () => {
  const first = internSchemas(new Map([['a.json', { type: 'string' }]]));
  expect(internSchemas(new Map([['a.json', { type: 'string' }]]))).toBe(first);
});

it.each<[what: string, path: string, type: string]>([
  ['says something else', 'a.json', 'number'],
  ['stands elsewhere', 'b.json', 'string'],
])('what %s is another registry', (_, path, type) => {
  const first = internSchemas(new Map([['a.json', { type: 'string' }]]));
  const second = new Map([[path, { type }]]);
  expect(internSchemas(second)).toBe(second);
  expect(internSchemas(second)).not.toBe(first);
});
