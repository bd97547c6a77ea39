import { addDays, detailOf, expect, heading, inEachLanguage, test, type Words } from '../journey/index.ts';

/** The titles of the dialogs, with which the catalogue is compared. */
const literal = {
  en: ['News and information', 'Billing disclosures'],
  es: ['Noticias e información', 'Avisos legales de facturación'],
};

inEachLanguage(() => {
  test('the settings tell how bills come, and whether Auto Pay is on (BL-LND-010, BL-ENT-038)', async ({
    page,
    signInAs,
    words: { say },
  }) => {
    const settings = page.getByRole('region', { name: say('billing:settings.title') });
    await signInAs('maria', '/billing');
    await expect(detailOf(settings, say('billing:settings.delivery'))).toHaveText(
      say('billing:settings.paperAndOnline'),
    );
    await expect(detailOf(settings, say('billing:settings.paperless'))).toHaveText(
      say('billing:settings.paperlessOff'),
    );
    await expect(detailOf(settings, say('billing:settings.autoPay'))).toHaveText(say('common:off'));
    await signInAs('priya', '/billing');
    await expect(detailOf(settings, say('billing:settings.delivery'))).toHaveText(
      say('billing:settings.online'),
    );
    await expect(detailOf(settings, say('billing:settings.paperless'))).toHaveText(
      say('billing:settings.paperlessOn'),
    );
    await expect(detailOf(settings, say('billing:settings.autoPay'))).toHaveText(say('common:on'));
  });

  test('news and disclosures open at the foot of billing, and close (BL-LND-025, BL-LND-026)', async ({
    page,
    signInAs,
    words: { say, language },
  }) => {
    await signInAs('maria', '/billing');
    for (const title of literal[language]) {
      await page.getByRole('main').getByRole('button', { name: title, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: title, exact: true });
      await dialog
        .getByRole('button', { name: say('common:close'), exact: true })
        .last()
        .click();
      await expect(dialog).toBeHidden();
    }
  });

  test('the history lists every payment with its channel, status and number (BL-STM-002, BL-STM-020, BL-ENT-014, BL-ENT-020, BL-ENT-021, BL-ENT-022, BL-I18-006, BL-I18-007)', async ({
    page,
    signInAs,
    words,
  }) => {
    const customer = await signInAs('maria', '/billing/payments-history');
    const { payments } = await customer.billing();
    const rows = page.getByRole('row');
    await expect(rows).toHaveCount(payments.length + 1);
    expect(
      payments
        .map(({ paymentDate }) => paymentDate)
        .toSorted()
        .toReversed(),
    ).toEqual(payments.map(({ paymentDate }) => paymentDate));
    for (const [index, { confirmationNumber, paymentDate, amount }] of payments.entries()) {
      const row = rows.nth(index + 1);
      await expect(row).toContainText(confirmationNumber ?? 'none');
      const [year = '', month = '', day = ''] = paymentDate.split('-');
      await expect(row).toContainText(`${month}/${day}/${year.slice(-2)}`);
      await expect(row).toContainText(words.money(amount ?? 0));
      await expect(row).toContainText(words.say('billing:history.statuses.SUCCESSFUL'));
    }
    const method = words.say('billing:methods.VISA');
    await expect(
      rows.filter({ hasText: words.say('billing:methods.ending', { method, lastFour: '4242' }) }),
    ).not.toHaveCount(0);
    for (const channel of channels) {
      await expect(
        rows.getByText(words.say(`billing:history.channels.${channel}`), { exact: true }).first(),
      ).toBeVisible();
    }
    await expect(rows.filter({ hasText: words.say('billing:methods.CASH') })).toHaveCount(1);
  });

  test('scheduled and pending payments are told apart in the history', async ({ page, signInAs, words }) => {
    await signInAs('sofia', '/billing/payments-history');
    await expect(rowsWith(words, 'SCHEDULED')).toHaveCount(2);
    await signInAs('aisha', '/billing/payments-history');
    await expect(rowsWith(words, 'PENDING')).toHaveCount(1);
    await expect(page.getByRole('row').filter({ hasText: words.say('billing:history.unknown') })).toHaveCount(
      1,
    );

    function rowsWith({ say }: Words, status: string) {
      return page.getByRole('row').filter({ hasText: say(`billing:history.statuses.${status}`) });
    }
  });
});

test('the billing page lists the newest five payments and leads to all of them, which are sorted on phones too', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria', '/billing');
  await expect(page.getByRole('row')).toHaveCount(6);
  await page.getByRole('link', { name: words.say('billing:history.all') }).click();
  await expect(heading(page)).toHaveText(words.say('billing:history.heading'));
  await expect(page.getByRole('row')).toHaveCount(8);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Amount' }).click();
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('row').nth(1)).toContainText('$79.10');
});

test('a history without payments says what will appear there', async ({ page, signInAs, words }) => {
  await signInAs('eduardo', '/billing/payments-history');
  await expect(page.getByText(words.say('billing:history.empty'))).toBeVisible();
});

const channels = ['ONLINE', 'PAY_BY_PHONE', 'IN_STORE', 'AUTOMATIC', 'AGENT_ASSISTED', 'CHAT_ASSISTED'];

test('a payment opens from its row, and one of nobody is said to be none (BL-ENT-015, BL-ENT-016)', async ({
  page,
  signInAs,
  words: { longDate },
}) => {
  const customer = await signInAs('sofia', '/billing/payments-history');
  const { paymentSchedule, scheduledPayments } = await customer.billing();
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Scheduled' });
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page).toHaveURL(/\?status=SCHEDULED$/);
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(heading(page)).toHaveText('Payment');
  await expect(detailOf(page.locator('main'), 'Status')).toHaveText('Scheduled');
  const last = scheduledPayments.at(-1)?.paymentDate ?? '';
  await expect(detailOf(page.locator('main'), 'Date')).toHaveText(longDate(last));
  await expect(detailOf(page.locator('main'), 'Entered')).toHaveText(
    longDate(addDays(paymentSchedule.today, -2)),
  );
  await page.goBack();
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.goto('/billing/payments-history/somebody-elses');
  await expect(page.getByRole('main').getByText("We can't find this payment.")).toBeVisible();
});
