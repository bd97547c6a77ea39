import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, stageWidget } from '../../testing/index.ts';

it.each([
  ['cancelled', "You're not signed in"],
  ['expired', 'That took a little too long'],
  ['unknown-account', "We couldn't find that account"],
  ['unavailable', "We couldn't sign you in"],
  ['something-else', "We couldn't sign you in"],
])('says of the problem "%s": %s', async (problem, title) => {
  expect(await shown(`?problem=${problem}`)).toContain(title);
});

it('says nothing where nothing was reported', async () => {
  expect(await shown('?returnTo=%2Fbilling')).toBe('');
});

async function shown(query: string): Promise<string> {
  const example = { ...exampleOf('shell/sign-in-problem', 'no problem'), query };
  const { root } = await stageWidget('shell/sign-in-problem', example, { packs });
  return root.textContent;
}
