import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fakeServices, manualClock } from '../../../engine/runtime/testing/index.ts';
import { billingSource } from './billingSource.ts';
import { deviceBillingSource } from './deviceBillingSource.ts';
import { account } from './testing/account.ts';

const device = {
  id: 'd-1',
  billingAccountId: 'account-1',
  remaining: 5000,
  pending: 0,
  latestPaymentId: null,
  paymentsInFlight: [],
};

it.each([
  ['billing', billingSource],
  ['device-billing', deviceBillingSource],
])('a source that was stopped before its answer came starts no timers: %s', async (group, source) => {
  const paymentsInFlight = [{ since: '2026-11-20T16:59:50Z', amount: 100, payer: null }];
  const { services, clock, refreshed, answer } = setup({
    billingAccount: { ...account, paymentsInFlight },
    deviceBalances: [{ ...device, paymentsInFlight }],
  });
  const stop = source(services);
  stop();
  source(services);
  await answer();
  clock.advance(10_000);
  expect(refreshed.filter((groups) => groups.includes(group))).toHaveLength(1);
});

it('the day of a device payment changes at midnight, as that of a bill does', async () => {
  const { services, clock, refreshed, answer } = setup({ billingAccount: account, deviceBalances: [device] });
  deviceBillingSource(services);
  billingSource(services);
  await answer();
  clock.advance(24 * 3_600_000);
  expect(refreshed.flat()).toContain('billing');
  expect(refreshed.flat()).toContain('device-billing');
});

it.each([
  ['billing', billingSource],
  ['device-billing', deviceBillingSource],
])(
  'what was shown is asked for again when an answer is lost; what never was is not: %s',
  async (group, source) => {
    const failed: unknown[] = [];
    const ask = async (today: string | undefined) => {
      const { services, clock, refreshed } = setup({});
      const fact = (name: string) => (name === `${group}.today` ? today : undefined);
      const lost = { ...services, fact, fetch: () => Promise.reject(new TypeError('lost')) };
      source({ ...lost, fail: (reason) => failed.push(reason) });
      await expect.poll(() => failed.splice(0)).toHaveLength(1);
      clock.advance(60_000);
      return refreshed;
    };
    expect(await ask('2026-11-20')).toEqual([[group]]);
    expect(await ask(undefined)).toEqual([]);
  },
);

it('of a device comes every fact that its manifest has, and does not derive: what waits for one that is not set waits for ever', async () => {
  const paymentsInFlight = [{ since: '2026-11-20T16:59:50Z', amount: 100, payer: 'Noa' }];
  const deviceBalances = [{ ...device, latestPaymentId: 'p-1', paymentsInFlight }];
  const { services, answer } = setup({ billingAccount: account, deviceBalances });
  const found: object[] = [];
  deviceBillingSource({ ...services, set: (facts) => void found.push(facts) });
  await answer();
  const file = join(import.meta.dirname, '../../../manifests/portal/facts/device-billing.json');
  const { facts } = JSON.parse(readFileSync(file, 'utf8')) as { facts: Record<string, object> };
  const own = Object.keys(facts).filter((name) => !Object.hasOwn(facts[name] ?? {}, 'derivedFrom'));
  expect(found.map((each) => Object.keys(each).toSorted())).toEqual([
    own.map((name) => `device-billing.${name}`).toSorted(),
  ]);
});

/** The services of a source, with one answer for whatever is asked. */
function setup(data: object) {
  const clock = manualClock();
  const refreshed: string[][] = [];
  const answers: (() => void)[] = [];
  const services = fakeServices({
    clock,
    fetch: () => new Promise<Response>((resolve) => answers.push(() => resolve(Response.json({ data })))),
    constant: (name) =>
      ({
        delinquencyCodes: [],
        interruptedCodes: [],
        minimumOneTimePayment: 100,
        inFlightShortestPause: 5000,
        inFlightLongestPause: 60000,
        untrackedPaths: [],
      })[name] as never,
    refresh: (names) => (refreshed.push([...names]), Promise.resolve()),
    fact: (name) => (name === 'bill.accountId' ? 'account-1' : undefined),
  });
  const answer = async () => {
    for (let round = 0; round < 50; round += 1) {
      answers.splice(0).forEach((each) => each());
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { services, clock, refreshed, answer };
}
