import { expect, it, vi } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { offers } from './offers.ts';

const offer = {
  id: 'OFFER-VOICE-UNL',
  offerType: 'ADD',
  baseOffer: { id: 'VOICE-UNL', promotionType: 'EVERYBODY' },
  type: 'PHONE',
  packageName: 'Home Phone Unlimited',
  price: 999,
  regularPrice: 1499,
  promotionMonths: 12,
};

it.each([
  ['SH-CALL-003', 'ICOMS', '/offersV2?language=es'],
  ['SH-CALL-004', 'CSG', '/offersV3?language=es'],
])('%s: offers of an account that is billed by %s are asked of %s', async (_, billerType, address) => {
  const { asked, items } = await ask({ availableOffers: [offer] }, billerType);
  expect(asked.at(-1)).toBe(address);
  expect(items).toMatchObject([{ kind: 'ADD', deal: 'EVERYBODY', line: 'VOICE', price: 999, months: 12 }]);
});

it.each([
  ['SH-ECAT-003', { reasonCode: 'R1', reasonMessage: 'M' }, 'eligible:false; R1, M'],
  ['SH-ECAT-004', {}, 'Offers empty'],
])('%s, SH-CALL-018, SH-CALL-019: that nothing is offered is reported: %j', async (_, reason, detail) => {
  const { reported, items } = await ask({ availableOffers: [], ...reason });
  expect(items).toEqual([]);
  expect(reported).toEqual([{ what: 'offers-ineligible', detail, level: 'info' }]);
});

it('what is offered is no report', async () => {
  expect((await ask({ availableOffers: [offer] })).reported).toEqual([]);
});

async function ask(answer: object, billerType = 'CSG') {
  const fetch = vi.fn<(address: string) => Promise<Response>>((address) =>
    Promise.resolve(
      Response.json(address.startsWith('/graph') ? { data: { account: { billerType } } } : answer),
    ),
  );
  const report = vi.fn<(report: { what: string }) => void>();
  const items = await offers({ first: undefined, input: () => 'es' }, fakeServices({ fetch, report }));
  return {
    items,
    asked: fetch.mock.calls.map(([address]) => address),
    reported: report.mock.calls.map(([each]) => each),
  };
}
