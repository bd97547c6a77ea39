import { expect, it, vi } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { plan } from './plan.ts';

const whole = {
  type: 'PHONE',
  productId: 'VOICE-UNL',
  packageName: 'Home Phone Unlimited',
  description1: 'Unlimited calls.',
  description2: 'With voicemail.',
  equipment: [],
  premiumOrAddOn: false,
  price: 1499,
};

it('SH-ENT-024: home phone, which is PHONE among packages, is VOICE here as everywhere', async () => {
  const lines = ['INTERNET', 'TV', 'PHONE'].map((type) => ({ ...whole, type }));
  const { items } = await ask(lines);
  expect(items).toMatchObject([{ line: 'INTERNET' }, { line: 'TV' }, { line: 'VOICE' }]);
});

it('SH-CALL-006: asks the entitlement service for packages in the language of the page', async () => {
  const { fetch } = await ask([whole]);
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/entitlement?language=es']);
});

it.each([
  ['SH-ECAT-006', 'packageName'],
  ['SH-ECAT-007', 'description1'],
  ['SH-ECAT-008', 'description2'],
])('%s: %s that is missing is reported for each product', async (_, content) => {
  const lacking = ['A', 'B'].map((productId) => ({ ...whole, productId, [content]: undefined }));
  const { report } = await ask([...lacking, whole]);
  expect(report.mock.calls).toEqual([
    [{ what: `package-lacks-${content}`, detail: 'A' }],
    [{ what: `package-lacks-${content}`, detail: 'B' }],
  ]);
});

it('a product without a name is called by its number, and what it adds is told apart', async () => {
  const { items } = await ask([{ ...whole, packageName: undefined, premiumOrAddOn: true }]);
  expect(items).toMatchObject([{ id: 'VOICE-UNL', name: 'VOICE-UNL', kind: 'ADD_ON', price: 1499 }]);
});

it('fails where the service does: half a plan is none', async () => {
  await expect(ask([whole], 503)).rejects.toThrow('503');
});

async function ask(lineOfBusiness: object[], status = 200) {
  const fetch = vi.fn<(address: string) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ lineOfBusiness }, { status })),
  );
  const report = vi.fn<(report: { what: string }) => void>();
  const services = fakeServices({ fetch, report, endpoint: (name) => `/${name}` });
  return { items: await plan({ first: undefined, input: () => 'es' }, services), fetch, report };
}
