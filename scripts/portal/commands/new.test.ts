import { expect, it } from 'vitest';
import { create } from './new.ts';

it.each([
  ['page', 'portal new route'],
  ['record', 'portal new list <record>'],
  ['menu', 'route|list|banner'],
])('who asks for a new %s is told how it comes: %s', async (kind, words) => {
  await expect(create.run([kind, 'outage-map'])).rejects.toThrow(words);
});
