import { expect, inEachLanguage, midday, paymentSteps, test } from '../journey/index.ts';

// Early afternoon in New York is early morning here: the receipt has the time of the biller.
test.use({ timezoneId: 'Pacific/Honolulu' });

/** The time of `midday` in New York, in winter or summer, in either language. */
const atMidday = String.raw`(1:00\sp\.?m\.? EST|2:00\sp\.?m\.? EDT)`;

inEachLanguage(() => {
  test.describe('the receipt', () => {
    for (const [how, answer] of [
      ['after a reload', undefined],
      ['when the answer was lost and it was found', { kind: 'drop', timing: 'after' }],
    ] as const) {
      test(`says the biller's time and what is left to pay, also ${how}`, async ({
        page,
        signInAs,
        words,
        complaints,
      }) => {
        const { say, longDate } = words;
        const customer = await signInAs('maria');
        const { today } = (await customer.billing()).paymentSchedule;
        await customer.setClock(midday(today), 'frozen');
        if (answer) complaints.expect(/selfservice\/graph/);
        if (answer) await customer.fault('createInstantPaymentV2', answer);
        const steps = paymentSteps(page, words);
        await steps.open();
        await steps.toReview({ otherAmount: '50' });
        await steps.payButton(5000).click();
        await steps.expectResult('payment:result.paidHeading');
        await page.reload();
        await steps.expectResult('payment:result.paidHeading');
        await expect(steps.row(say('payment:result.date'))).toHaveText(
          new RegExp(`^${longDate(today)}, ${atMidday}$`, 'i'),
        );
        await expect(steps.row(say('payment:result.left'))).toHaveText('$34.10');
        expect(await customer.newPayments()).toHaveLength(1);
      });
    }
  });
});
