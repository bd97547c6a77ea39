import { expect, paymentSteps, test, type Customer } from '../journey/index.ts';
import { drive } from './drive.ts';
import { watchNetwork } from './network.ts';
import { customers } from './repertoire/index.ts';
import { spread } from './spread.ts';
import { readPlan } from './writtenPlan.ts';

const plan = readPlan();

/** Nothing that a journey brings about on purpose is a complaint. */
const onPurpose =
  /selfservice\/graph|security-code-checks|bank-sign-ins|pci\/v1\/payments|ERR_(?:FAILED|INTERNET_DISCONNECTED)|status of (?:429|500)|status code/;

for (const { journey, number } of spread(plan.journeys)) {
  const { customer: name, moves } = journey;
  const { at, left: leftFor = at } = moves.at(-1)?.seen ?? {};
  const language = number % 2 === 0 ? 'es' : 'en';
  test.describe(language, () => {
    test.use({ language });

    test(`${plan.sequence}, journey ${number}: ${name}, ${moves.length} moves to ${leftFor}`, async ({
      page,
      words,
      complaints,
      signInAs,
    }) => {
      test.setTimeout(120_000);
      complaints.expect(onPurpose);
      const played = customers.find((each) => each.name === name);
      if (!played) throw new Error(`Nobody plays "${name}". Plan the journeys anew.`);
      const customer = await signInAs(played.persona);
      await played.prepare?.(customer);
      const before = (await customer.billing()).scheduledPayments.length;
      const network = await watchNetwork(page);
      await page.goto(played.address ?? '/billing/pay');
      const steps = paymentSteps(page, words);
      const hand = { page, words, steps, customer, network };
      const left = await drive(hand, plan, journey, (shown) => {
        test.info().annotations.push(...shown.map((description) => ({ type: 'shown', description })));
      });
      for (const [operation, count] of left.calls) expect(network.countOf(operation), operation).toBe(count);
      await expectNothingInFlight(customer);
      expect(await customer.newPayments(), 'payments in the book').toHaveLength(left.books);
      const { scheduledPayments } = await customer.billing();
      expect(scheduledPayments.length - before, 'scheduled payments').toBe(left.schedules);
    });
  });
}

/** The provider finds out by itself, within fifteen seconds, what became of a payment that its processor kept silent of. */
async function expectNothingInFlight(customer: Customer): Promise<void> {
  const inFlight = async () => (await customer.billing()).paymentsInFlight;
  await expect.poll(inFlight, { timeout: 30_000 }).toEqual([]);
}
