import { afterAll, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';

const { database, personas, graph } = await openTestProvider();
afterAll(() => database.destroy());

it('SH-LAYOUT-018, SH-CALL-027: who agrees to the terms of the app has agreed, however often, and for himself alone', async () => {
  const maria = await personas.clone('maria');
  const diego = maria.replace('maria', 'diego');
  expect(await said(maria)).toBeNull();
  for (const _ of [1, 2])
    expect((await graph(maria, 'mutation { agreeToAppTerms }')).data).toEqual({ agreeToAppTerms: 'agree' });
  expect(await said(maria)).toBe('agree');
  expect(await said(diego)).toBeNull();
});

it('SH-LAYOUT-018: who had disagreed agrees', async () => {
  const frank = await personas.clone('frank');
  expect(await said(frank)).toBe('disagree');
  await graph(frank, 'mutation { agreeToAppTerms }');
  expect(await said(frank)).toBe('agree');
});

async function said(username: string): Promise<unknown> {
  const { data } = await graph(username, '{ account { appTerms } }');
  return (data?.['account'] as { appTerms: unknown } | undefined)?.appTerms;
}
