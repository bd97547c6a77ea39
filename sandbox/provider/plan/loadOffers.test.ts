import { afterAll, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';

const { database, personas, portal } = await openTestProvider();
afterAll(() => database.destroy());

it.each(['v2', 'v3'])(
  'SH-ENT-033: what somebody is offered is said at %s by the names of the specification',
  async (version) => {
    expect(await offersOf('hannah', version)).toEqual({
      scenarioId: 'MANAGE',
      offerRecommendationScenario: 'EXISTING_CUSTOMER',
      availableOffers: [
        expect.objectContaining({ id: 'OFFER-INT-300', offerType: 'DOWNGRADE', price: 4999 }),
        {
          id: 'OFFER-INT-1000',
          offerType: 'UPGRADE',
          baseOffer: { id: 'INT-1000', promotionType: 'EVERYBODY' },
          type: 'INTERNET',
          packageName: 'Internet 1 Gig',
          replaces: 'Internet 500',
          description1: 'For a full house, all at once.',
          price: 6999,
          regularPrice: 8999,
          promotionMonths: 12,
          download: 1000,
          upload: 40,
        },
      ],
    });
  },
);

it('a line that somebody lacks is offered to be added, and what they have is not offered', async () => {
  const { availableOffers } = await offersOf('maria');
  expect(availableOffers.map(({ id, offerType }) => [id, offerType])).toEqual([
    ['OFFER-INT-300', 'DOWNGRADE'],
    ['OFFER-INT-1000', 'UPGRADE'],
    ['OFFER-VOICE-UNL', 'ADD'],
  ]);
});

it('whoever has something past due is offered nothing, and told why', async () => {
  expect(await offersOf('luis')).toMatchObject({
    availableOffers: [],
    reasonCode: 'PAST_DUE',
    reasonMessage: 'The account is past due.',
  });
});

it('whoever has no plan yet is offered nothing, without a reason', async () => {
  const offers = await offersOf('lucia');
  expect(offers.availableOffers).toEqual([]);
  expect(offers).not.toHaveProperty('reasonCode');
});

async function offersOf(persona: string, version = 'v3') {
  const path = `/api/pub/buyflow/${version}/packageandoffers?language=en`;
  const response = await portal(await personas.clone(persona), path, {
    headers: { 'x-portal-request': '1' },
  });
  return (await response.json()) as { availableOffers: { id: string; offerType: string }[] };
}
