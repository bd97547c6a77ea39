import { expect, it } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { subscriptions } from './subscriptions.ts';

const kids = { id: 's-1', name: 'Kids app', kind: 'STREAMING_APP', state: 'ACTIVE', changesOn: '2026-12-10' };

it.each([
  [499, 499],
  [0, undefined],
])(
  'a subscription of %i cents costs %s: what the plan has costs nothing of its own',
  async (price, shown) => {
    const answer = { data: { subscriptions: [{ ...kids, price }] } };
    const items = await subscriptions(
      { first: undefined, input: () => 'en' },
      fakeServices({ fetch: () => Promise.resolve(Response.json(answer)) }),
    );
    expect(items).toEqual([{ ...kids, price: shown }]);
  },
);

it('asks in the language of the portal, whichever it is', async () => {
  const asked: unknown[] = [];
  const services = fakeServices({
    fetch: (url) => {
      asked.push(decodeURIComponent(String(url)));
      return Promise.resolve(Response.json({ data: { subscriptions: [] } }));
    },
  });
  await subscriptions({ first: undefined, input: () => 'fr' }, services);
  expect(asked).toEqual([expect.stringContaining('"language":"fr"')]);
});
