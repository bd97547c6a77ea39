import {
  choose,
  expect,
  expectSummary,
  heading,
  inEachLanguage,
  paymentSteps,
  sample,
  test,
} from '../journey/index.ts';

interface CardCase {
  what: string;
  number: string;
  code: string;
  /** Key of the brand's name; a card without a known brand shows as a card. */
  type: 'VISA' | 'MASTERCARD' | 'AMERICAN_EXPRESS' | 'DISCOVER' | 'CREDIT_CARD';
  saved: boolean;
  rows: string;
}

const cards: readonly CardCase[] = [
  {
    what: 'a Visa',
    number: '4242 4242 4242 4242',
    code: '123',
    type: 'VISA',
    saved: true,
    rows: 'BL-ELG-006',
  },
  {
    what: 'a Visa debit card',
    number: '4000056655665556',
    code: '123',
    type: 'VISA',
    saved: true,
    rows: 'BL-ELG-006',
  },
  {
    what: 'a Mastercard',
    number: '5555-5555-5555-4444',
    code: '123',
    type: 'MASTERCARD',
    saved: true,
    rows: 'BL-ELG-006',
  },
  {
    what: 'an American Express',
    number: '378282246310005',
    code: '1234',
    type: 'AMERICAN_EXPRESS',
    saved: true,
    rows: 'BL-ELG-006',
  },
  {
    what: 'a Discover',
    number: '6011111111111117',
    code: '123',
    type: 'DISCOVER',
    saved: true,
    rows: 'BL-ELG-006',
  },
  {
    what: 'a card of another brand',
    number: '3056930009020004',
    code: '123',
    type: 'CREDIT_CARD',
    saved: true,
    rows: 'BL-ELG-006',
  },
  {
    what: 'a prepaid card',
    number: '5105105105105100',
    code: '123',
    type: 'MASTERCARD',
    saved: false,
    rows: 'BL-ELG-001, BL-ELG-003, BL-ELG-007',
  },
  {
    what: 'a gift card',
    number: '4012888888881881',
    code: '123',
    type: 'VISA',
    saved: false,
    rows: 'BL-ELG-002, BL-ELG-003, BL-ELG-008',
  },
];

const told = [true, false].flatMap((saved) =>
  sample(
    cards.filter((card) => card.saved === saved),
    1,
    `cards that may ${saved ? '' : 'not '}be saved`,
  ),
);

for (const { what, number, code, type, saved, rows } of told) {
  test(`${what} can be entered while paying, pays, and may be saved: ${saved ? 'yes' : 'no'} (BL-OTP-006, BL-CAL-008, ${rows})`, async ({
    page,
    signInAs,
    words,
  }) => {
    const { say } = words;
    const customer = await signInAs('eduardo', '/billing/pay');
    const steps = paymentSteps(page, words);
    const lastFour = number.slice(-4);
    await steps.toReview({ otherAmount: '20', method: (step) => step.addCard({ number, code }) });
    const shown =
      type === 'CREDIT_CARD'
        ? say('payment:method.otherCard', { lastFour })
        : say('payment:method.card', { brand: say(`billing:methods.${type}`), lastFour });
    await expect(steps.row(say('payment:method.label'))).toHaveText(shown);
    await expect(steps.row(say('payment:review.amount'))).toHaveText('$20.00');
    await expect(page.getByRole('checkbox', { name: say('payment:review.saveMethod') })).toBeVisible({
      visible: saved,
    });
    await expect(page.getByRole('checkbox', { name: say('payment:review.autoPay') })).toBeVisible({
      visible: saved,
    });
    await steps.payButton(2000).click();
    await steps.expectResult('payment:result.paidHeading');
    await expect(steps.row(say('payment:method.label'))).toHaveText(shown);
    expect(await customer.newPayments()).toHaveLength(1);
    expect(await customer.countOf('payments')).toBe(1);
    expect(await customer.countOf('savePaymentMethod')).toBe(0);
  });
}

for (const kind of sample(['CHECKING', 'SAVINGS'] as const, 1, 'bank accounts')) {
  test(`a bank account (${kind}) can be entered while paying, and pays (BL-ELG-009, BL-ELG-010)`, async ({
    page,
    signInAs,
    words,
  }) => {
    const customer = await signInAs('eduardo', '/billing/pay');
    const steps = paymentSteps(page, words);
    await steps.toReview({ method: (step) => step.addBankAccount({ kind, number: '000123456789' }) });
    await expect(steps.row(words.say('payment:method.label'))).toHaveText(
      words.say('payment:method.bankAccount', { lastFour: '6789' }),
    );
    await steps.payButton(5499).click();
    await steps.expectResult('payment:result.paidHeading');
    expect(await customer.newPayments()).toHaveLength(1);
  });
}

inEachLanguage(() => {
  test('an empty card form lists everything that is missing, and the list leads into the form (BL-VAL-063, BL-VAL-064)', async ({
    page,
    signInAs,
    words: { say },
    words,
  }) => {
    const customer = await signInAs('eduardo', '/billing/pay');
    const steps = paymentSteps(page, words);
    await steps.continue();
    await choose(steps.method(say('payment:method.newCard')));
    await expect(steps.field('frameCard', 'cardNumber')).toBeVisible();
    await steps.continue();
    const summary = await expectSummary(page, words, [
      say('card:error.cardNumber'),
      say('card:error.expiration'),
      say('card:error.securityCode', { digits: 3 }),
      say('card:error.nameOnCard'),
      say('card:error.zip', { digits: 5 }),
    ]);
    await expect(page).toHaveTitle(new RegExp(`^${say('essential:errorPrefix')} `));
    const tops = [summary, heading(page)].map(async (each) => (await each.boundingBox())?.y ?? 0);
    const [top = 0, titleTop] = await Promise.all(tops);
    expect(top).toBeLessThan(titleTop ?? 0);
    await summary.getByRole('link', { name: say('card:error.expiration') }).click();
    await expect(steps.field('frameCard', 'expiration')).toBeFocused();
    await expect(steps.field('frameCard', 'expiration')).toHaveAccessibleDescription(
      new RegExp(say('card:error.expiration')),
    );
    await steps.addCard({ number: '4242424242424242' });
    await steps.continue();
    await steps.expectStep('date');
    await expect(page).not.toHaveTitle(new RegExp(`^${say('essential:errorPrefix')} `));
    expect(await customer.countOf('payments')).toBe(1);
  });

  test('each field of a card is checked where it is typed (BL-VAL-047, BL-VAL-052, BL-VAL-057, BL-I18-003)', async ({
    page,
    signInAs,
    words: { say },
    words,
  }) => {
    await signInAs('eduardo', '/billing/pay');
    const steps = paymentSteps(page, words);
    await steps.continue();
    await steps.addCard({ number: '378282246310005', code: '1234', expiration: '12/99' });
    await steps.continue();
    await expectSummary(page, words, [say('card:error.expiration')]);
    await steps.addCard({ number: '4242424242424242', code: '1234' });
    await steps.continue();
    await expectSummary(page, words, [say('card:error.securityCode', { digits: 3 })]);
    await steps.addCard({ number: '4242424242424241', zip: '1234' });
    await steps.continue();
    await expectSummary(page, words, [say('card:error.cardNumber'), say('card:error.zip', { digits: 5 })]);
  });

  test('an empty bank form lists everything that is missing', async ({
    page,
    signInAs,
    words: { say },
    words,
  }) => {
    await signInAs('eduardo', '/billing/pay');
    const steps = paymentSteps(page, words);
    await steps.continue();
    await choose(steps.method(say('payment:method.newBankAccount')));
    await expect(steps.field('frameBank', 'routingNumber')).toBeVisible();
    await steps.continue();
    await expectSummary(page, words, [
      say('card:error.accountKind'),
      say('card:error.routingNumber'),
      say('card:error.accountNumber'),
      say('card:error.nameOnAccount'),
    ]);
  });
});

test('Enter in the card form does what Continue does', async ({ page, signInAs, words }) => {
  await signInAs('eduardo', '/billing/pay');
  const steps = paymentSteps(page, words);
  await steps.continue();
  await steps.addCard({ number: '4242424242424242' });
  await steps.field('frameCard', 'zip').press('Enter');
  await steps.expectStep('date');
});

test('what was typed in the card form survives a change of language (BL-I18-002)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('eduardo', '/billing/pay');
  const steps = paymentSteps(page, words);
  await steps.continue();
  await choose(steps.method(words.say('payment:method.newCard')));
  await steps.field('frameCard', 'cardNumber').fill('4242');
  await steps.continue();
  await expect(page).toHaveTitle(/^Error: Method/);
  await page.getByRole('link', { name: 'Español' }).click();
  const field = page.frameLocator('iframe').getByLabel('Número de tarjeta', { exact: true });
  await expect(field).toHaveValue('4242');
  await expect(page).toHaveTitle(/^Error: Método/);
});
