import { expect, it } from 'vitest';
import { create } from './new.ts';

it('a file of sentences has a name in small letters', async () => {
  await expect(create.run(['banner', 'storm', '--into', 'No/file'])).rejects.toThrow('is no name of a file');
});

it.each([
  ['page', 'portal new route'],
  ['record', 'portal new list <record>'],
  ['menu', 'route|list|banner'],
])('who asks for a new %s is told how it comes: %s', async (kind, words) => {
  await expect(create.run([kind, 'outage-map'])).rejects.toThrow(words);
});
