import {
  choose,
  closeError,
  detailOf,
  expect,
  heading,
  inEachLanguage,
  paymentSteps,
  test,
  type Language,
} from '../journey/index.ts';

type Word = 'none' | 'unable' | 'activity' | 'missing' | 'see' | 'paid' | 'upgrade';

/** The literal words of the specification and of the pages of mobile and streaming. */
const literal: Record<Language, Record<Word, string>> = {
  en: {
    none: 'No transactions to show.',
    unable: 'Unable to Load Transactions',
    activity: 'Activity Unavailable',
    missing: "We can't find this order",
    see: 'See the order',
    paid: 'Paid in full',
    upgrade: 'Eligible for upgrade',
  },
  es: {
    none: 'No hay transacciones para mostrar.',
    unable: 'No se pueden cargar las transacciones',
    activity: 'Actividad no disponible',
    missing: 'No encontramos este pedido',
    see: 'Ver el pedido',
    paid: 'Pagado por completo',
    upgrade: 'Puede cambiarlo por uno nuevo',
  },
};

inEachLanguage(() => {
  test('payments and refunds of mobile are listed and told apart, and one leads to its order (BL-TXN-001, BL-TXN-002, BL-TXN-003, BL-TXN-004, BL-TXN-006, BL-MOB-003, BL-ENT-046)', async ({
    page,
    signInAs,
    words: { say, language },
  }) => {
    await signInAs('hannah', '/billing/bills/mobile');
    await page.getByRole('link', { name: say('mobile:transactions.all') }).click();
    await expect(heading(page)).toHaveText(say('mobile:transactions.title'));
    const rows = page.locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(2);
    const payment = rows.filter({ hasText: '$78.42' });
    await expect(payment).toContainText(say('billing:methods.ending', { method: 'Visa', lastFour: '4242' }));
    await expect(payment).toContainText(say('billing:history.statuses.SUCCESSFUL'));
    await expect(payment).toContainText(say('billing:history.channels.ONLINE'));
    const kinds = page.getByRole('combobox', { name: say('statements:label.what') });
    await kinds.selectOption({ label: say('mobile:kinds.REFUND') });
    await expect(rows).toHaveText([/−\$29\.99/]);
    await kinds.selectOption({ label: say('mobile:kinds.PAYMENT') });
    await expect(rows).toHaveText([/\$78\.42/]);

    await page.getByRole('link', { name: literal[language].see }).click();
    await expect(heading(page)).toHaveText(say('mobile:order.heading', { number: '10482' }));
    const main = page.getByRole('main');
    const stands = (label: string, value: RegExp | string) =>
      expect(detailOf(main, say(`mobile:order.${label}`))).toHaveText(value);
    await stands('shipment', say('mobile:shipments.SHIPPED'));
    await stands('shipping', '$5.99');
    await stands('subtotal', '$659.98');
    await stands('taxes', '$12.45');
    await stands('total', '$678.42');
    await stands('payment', say('billing:methods.ending', { method: 'Visa', lastFour: '4242' }));
    await stands('confirmation', /^MO\d{8}$/);
    await stands('account', /^\d{4}$/);
    await expect(main).toContainText(
      say('mobile:order.financedText', { charged: '$78.42', financed: '$600.00' }),
    );
    await expect(page.getByRole('table', { name: say('mobile:order.items') })).toContainText('Galaxy Tab S9');
  });

  test('what is left of each device is told on the landing and with the mobile bill, and who has none sees no card (BL-DEV-001, BL-DEV-003, BL-DEV-004, BL-DEV-007, BL-DEV-008)', async ({
    page,
    signInAs,
    words: { say, language },
  }) => {
    const { paid, upgrade } = literal[language];
    const card = page.getByRole('region', { name: say('device-balances:title') });
    const devices = card.getByRole('listitem');
    await signInAs('hannah', '/billing');
    await expect(devices).toHaveCount(3);
    await page.goto('/billing/bills/mobile');
    await expect(devices.nth(0)).toContainText(say('device-balances:paidOf', { paid: 0, total: 24 }));
    await expect(devices.nth(0)).toContainText('$600.00');
    await expect(devices.filter({ hasText: upgrade })).toHaveText(/Hannah.*\$33\.33.*\$133\.32/);
    await expect(devices.filter({ hasText: paid })).toHaveText(/Eli.*\$0\.00/);
    const manage = card.getByRole('link', { name: say('device-balances:manage') });
    await expect(manage).toHaveAttribute(
      'href',
      'https://www.northline.example/mobile/devices?partner=Charter',
    );
    // Requests still running while somebody else signs in would be refused.
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await signInAs('maria', '/billing');
    await expect(page.getByText(say('billing:history.recent'))).toBeVisible();
    await expect(card).toHaveCount(0);
  });

  test('an order of somebody else is not there, a choice without refunds says so, and what cannot be loaded is named (BL-TXN-005, BL-TXN-006, BL-TXN-007, BL-TXN-008)', async ({
    page,
    signInAs,
    words: { say, language },
    complaints,
  }) => {
    complaints.expect(/selfservice|record-unavailable|transaction|streaming/);
    await signInAs('hannah', '/billing/mobile/transactions');
    const foreign = await page
      .getByRole('link', { name: literal[language].see })
      .first()
      .getAttribute('href');
    const customer = await signInAs('carlos', foreign ?? '');
    await expect(page.locator('main').getByText(literal[language].missing)).toBeVisible();
    await page.goto('/billing/mobile/transactions');
    await page
      .getByRole('combobox', { name: say('statements:label.what') })
      .selectOption({ label: say('mobile:kinds.REFUND') });
    await expect(page.getByText(literal[language].none)).toBeVisible();
    await customer.fault('transactions', { kind: 'graphql-error', code: 'SERVICE_UNAVAILABLE' });
    await page.goto('/billing/mobile/transactions');
    await closeError(page, literal[language].unable, say('common:ok'));
    await customer.fault('streamingLedger', { kind: 'graphql-error', code: 'SERVICE_UNAVAILABLE' });
    await page.goto('/billing/streaming/transactions');
    await closeError(page, literal[language].activity, say('common:ok'));
  });
});

test('the ledger of streaming lists what was charged and paid, with the balance (BL-STR-001, BL-STR-002)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('hannah', '/billing/bills/streaming');
  await page.getByRole('link', { name: say('mobile:transactions.all') }).click();
  await expect(heading(page)).toHaveText(say('mobile:streaming.title'));
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(/Charge.*\$19\.99.*\$19\.99/);
  await expect(rows.nth(1)).toContainText(/Payment.*Visa ending in 4242.*−\$19\.99.*\$0\.00/);
});

test('a device is paid in part and then in full, apart from the bill, and is not paid twice (BL-DEV-002, BL-DEV-006, BL-DEV-007, BL-CAL-003, BL-CAL-005)', async ({
  page,
  signInAs,
  words,
}) => {
  const { say } = words;
  const customer = await signInAs('wanda', '/billing/bills/mobile');
  const payment = paymentSteps(page, words);
  const main = page.getByRole('main');
  const begin = () =>
    page
      .getByRole('region', { name: say('device-balances:title') })
      .getByText(say('device-balances:make'))
      .click();
  const pick = (name: string) => choose(main.getByRole('radio', { name: new RegExp(`^${say(name)}`) }));
  const review = async () => {
    await payment.continue();
    await choose(payment.savedMethod('BANK_ACCOUNT', '7214'));
    await payment.continue();
  };

  await begin();
  await expect(heading(page)).toHaveText(say('payment:amount.heading'));
  await pick('payment:amount.other');
  await payment.otherAmount().fill('100.00');
  await payment.continue();
  await expect(
    main.getByText('Please enter a payment amount between $1.00 and $99.99').first(),
  ).toBeVisible();
  await payment.otherAmount().fill('50.00');
  await review();
  await payment.payButton(5000).click();
  await payment.expectResult('payment:result.paidHeading');
  await expect(payment.row(say('payment:result.left'))).toHaveText('$49.99');
  await page.getByRole('link', { name: say('device-balances:pay.toMobile') }).click();
  await expect(page.getByRole('region', { name: say('billing:status.due.title') })).toContainText('$88.00');

  await begin();
  await pick('device-balances:remaining');
  await review();
  await payment.payButton(4999).click();
  await expect(main).toContainText("Wanda's device is paid in full.");
  await page.getByRole('link', { name: say('device-balances:pay.toMobile') }).click();
  const card = page.getByRole('region', { name: say('device-balances:title') });
  await expect(card).toContainText('Paid in full');
  await expect(card.getByText(say('device-balances:make'))).toHaveCount(0);
  expect(await customer.newPayments()).toHaveLength(2);
});

test('a device of which something is being processed is paid with what is left beside that (BL-DEV-006)', async ({
  page,
  signInAs,
  words,
}) => {
  const { say } = words;
  const customer = await signInAs('hannah', '/billing');
  await customer.payElsewhere(10_000, { device: 'Hannah', isPending: true });
  await page.goto('/billing/bills/mobile');
  await page
    .getByRole('region', { name: say('device-balances:title') })
    .getByRole('listitem')
    .filter({ hasText: 'Hannah' })
    .getByText(say('device-balances:make'))
    .click();
  const main = page.getByRole('main');
  await expect(main).toContainText('$100.00 for this device is being processed.');
  const left = main.getByRole('radio', { name: new RegExp(`^${say('device-balances:remaining')}`) });
  await expect(left).toHaveAccessibleName(/\$33\.32/);
  const payment = paymentSteps(page, words);
  await choose(left);
  await payment.continue();
  await choose(payment.savedMethod('BANK_ACCOUNT', '1198'));
  await payment.continue();
  await payment.payButton(3332).click();
  await payment.expectResult('payment:result.paidHeading');
  expect(await customer.newPayments()).toHaveLength(2);
});

test('a device of which all that is left is being processed offers no payment in the list (BL-DEV-006)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  const customer = await signInAs('hannah', '/support');
  await customer.payElsewhere(13_332, { device: 'Hannah', isPending: true });
  await page.goto('/billing/bills/mobile');
  const device = page
    .getByRole('region', { name: say('device-balances:title') })
    .getByRole('listitem')
    .filter({ hasText: 'Hannah' });
  await expect(device).toContainText('The rest is being processed');
  await expect(device.getByText(say('device-balances:make'))).toHaveCount(0);
});

test('a device payment that fails says so, and OK closes it (BL-DEV-005, BL-DEV-009)', async ({
  page,
  signInAs,
  words,
  complaints,
}) => {
  complaints.expect(/selfservice|operation/);
  const customer = await signInAs('wanda', '/billing/bills/mobile');
  const payment = paymentSteps(page, words);
  await page.getByText(words.say('device-balances:make')).click();
  await payment.continue();
  await choose(payment.savedMethod('BANK_ACCOUNT', '7214'));
  await payment.continue();
  await customer.fault('createDeviceOneTimePaymentV2', { kind: 'no-payment-id' });
  await payment.payButton(9999).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    "Mobile bills and devices can't be paid right now. Nothing was charged. Please try again later.",
  );
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  expect(await customer.newPayments()).toHaveLength(0);
});
