import {
  closeError,
  detailOf,
  expect,
  heading,
  inEachLanguage,
  test,
  type Language,
} from '../journey/index.ts';

/** The literal words of the specification and of the pages of mobile and streaming. */
const literal: Record<Language, Record<'none' | 'unable' | 'activity' | 'missing' | 'see', string>> = {
  en: {
    none: 'No transactions to show.',
    unable: 'Unable to Load Transactions',
    activity: 'Activity Unavailable',
    missing: "We can't find this order",
    see: 'See the order',
  },
  es: {
    none: 'No hay transacciones para mostrar.',
    unable: 'No se pueden cargar las transacciones',
    activity: 'Actividad no disponible',
    missing: 'No encontramos este pedido',
    see: 'Ver el pedido',
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
    await expect(rows).toHaveText([/-\$29\.99/]);
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
    await expect(page.getByText(literal[language].missing)).toBeVisible();
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
  await expect(rows.nth(1)).toContainText(/Payment.*Visa ending in 4242.*-\$19\.99.*\$0\.00/);
});
