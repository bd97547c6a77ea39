import { afterAll, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';

const { database, personas, portal, faults } = await openTestProvider();
afterAll(() => database.destroy());

const path = '/api/pub/entitlement/v1/package';
const byPage = { headers: { 'x-portal-request': '1' } };

it('SH-CALL-006, SH-ENT-024: tells at this path what an account has of each line, by the names of the specification', async () => {
  expect(await planOf('hannah')).toEqual([
    {
      type: 'INTERNET',
      packageName: 'Internet 500',
      productId: 'INT-500',
      description1: 'For a household that streams and works from home.',
      description2: 'Unlimited data, and no contract.',
      equipment: ['GATEWAY', 'POD'],
      premiumOrAddOn: false,
      download: 500,
      upload: 20,
      price: 9511,
    },
    expect.objectContaining({ type: 'TV', packageName: 'TV Choice', price: 2499 }) as object,
    expect.objectContaining({ type: 'PHONE', equipment: ['VOICE_ADAPTER'], price: 1499 }) as object,
  ]);
});

it('what it says of the price is what the newest bill charges, and a promotion is taken off until its last day', async () => {
  expect(await planOf('bianca')).toMatchObject([
    { packageName: 'Internet 500', price: 6999 },
    { packageName: 'WiFi', premiumOrAddOn: true, equipment: [], price: 700 },
    { packageName: 'TV Choice', price: 2499 },
  ]);
  expect(await planOf('zoe')).toMatchObject([
    {
      packageName: 'Internet 500',
      price: 6499,
      regularPrice: 6999,
      promotionEndsOn: expect.stringMatching(/^2027-01-/) as string,
    },
    { packageName: 'WiFi', price: 700 },
  ]);
});

it('says it in the language that is asked for', async () => {
  expect(await planOf('hannah', 'es')).toMatchObject([
    { description2: 'Datos ilimitados y sin contrato.' },
    {},
    {},
  ]);
});

it('whoever has had no bill has no plan yet', async () => {
  expect(await planOf('lucia')).toEqual([]);
});

it('tells it to nobody who is not signed in, and to the page itself only', async () => {
  expect((await portal(undefined, path, byPage)).status).toBe(401);
  const maria = await personas.clone('maria');
  expect((await portal(maria, path)).status).toBe(403);
  expect((await portal(maria, path, { ...byPage, method: 'POST' })).status).toBe(405);
});

it('fails as the panel says', async () => {
  const maria = await personas.clone('maria');
  faults.set({ operation: 'package', username: maria, effect: { kind: 'http-status', status: 503 } });
  expect((await portal(maria, path, byPage)).status).toBe(503);
});

async function planOf(persona: string, language = 'en'): Promise<unknown> {
  const response = await portal(await personas.clone(persona), `${path}?language=${language}`, byPage);
  return ((await response.json()) as { lineOfBusiness: unknown }).lineOfBusiness;
}
