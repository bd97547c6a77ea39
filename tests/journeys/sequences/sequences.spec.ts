import { expect, paymentSteps, test, type Customer } from '../journey/index.ts';
import { drive } from './drive.ts';
import { watchNetwork } from './network.ts';
import { repertoireOf } from './repertoire/index.ts';
import { spread } from './spread.ts';
import { readPlans } from './writtenPlan.ts';

/** Complaints that journeys cause on purpose. */
const onPurpose =
  /selfservice\/graph|security-code-checks|bank-sign-ins|pci\/v1\/payments|ERR_(?:FAILED|INTERNET_DISCONNECTED)|status of (?:429|500)|status code/;

for (const { plan, journey, number } of spread(readPlans())) {
  const { customer: name, moves } = journey;
  const { at, left: leftFor = at } = moves.at(-1)?.seen ?? {};
  const language = number % 2 === 0 ? 'es' : 'en';
  test.describe(language, () => {
    test.use({ language });

    test(
      `${plan.sequence}, journey ${number}: ${name}, ${moves.length} moves to ${leftFor}`,
      { tag: '@daily' },
      async ({ page, words, complaints, signInAs }) => {
        complaints.expect(onPurpose);
        const { customers, asks } = repertoireOf(plan.sequence);
        const played = customers.find((each) => each.name === name);
        if (!played) throw new Error(`Nobody plays "${name}". Plan the journeys anew.`);
        const customer = await signInAs(played.persona);
        await played.prepare?.(customer);
        const before = (await customer.billing()).scheduledPayments.length;
        const network = await watchNetwork(page);
        const { address } = played;
        await page.goto(typeof address === 'string' ? address : await address(customer));
        const steps = paymentSteps(page, words);
        const hand = { page, words, steps, customer, network };
        const left = await drive(hand, plan, journey, (shown) => {
          test.info().annotations.push(...shown.map((description) => ({ type: plan.sequence, description })));
        });
        for (const [operation, count] of left.calls)
          expect(network.countOf(operation), operation).toBe(count);
        await expectNothingInFlight(customer);
        expect(await customer.newPayments(), 'payments in the book').toHaveLength(left.books);
        const account = await customer.billing();
        expect(account.scheduledPayments.length - before, 'scheduled payments').toBe(left.schedules);
        expect(asks === undefined ? account : await customer.ask(asks)).toMatchObject(left.told);
      },
    );
  });
}

/** Waits for payments whose processor stayed silent: the provider finds out their outcome within fifteen seconds. */
async function expectNothingInFlight(customer: Customer): Promise<void> {
  interface Payable {
    paymentsInFlight: unknown[];
  }
  const ask = () =>
    customer.ask<{ billingAccounts: Payable[]; deviceBalances: Payable[] }>(
      '{ billingAccounts { paymentsInFlight { id } } deviceBalances { paymentsInFlight { id } } }',
    );
  const inFlight = async () => {
    const { billingAccounts, deviceBalances } = await ask();
    return [...billingAccounts, ...deviceBalances].flatMap(({ paymentsInFlight }) => paymentsInFlight);
  };
  await expect.poll(inFlight).toEqual([]);
}
