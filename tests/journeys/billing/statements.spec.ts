import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  addDays,
  address,
  closeError,
  expect,
  heading,
  inEachLanguage,
  test,
  type Language,
} from '../journey/index.ts';

/** The literal words of the specification and of the billing pages, with which the catalogue is compared. */
const literal: Record<
  Language,
  Record<
    'first' | 'trend' | 'delayed' | 'hours' | 'why' | 'title' | 'printable' | 'details' | 'activity',
    string
  >
> = {
  en: {
    first: 'Your first statement is on its way.',
    trend: 'Charges of recent bills',
    delayed: 'Your current statement is delayed.',
    hours: 'within 24 to 48 hours',
    why: 'Your bill is $12.50 more than last month, mostly because your promotion on Internet 500 ended.',
    title: 'Looking for Your Statement?',
    printable: 'Printable Statement Unavailable',
    details: 'Bill Details Unavailable',
    activity: 'Activity Unavailable',
  },
  es: {
    first: 'Su primer estado de cuenta está en camino.',
    trend: 'Cargos de las facturas recientes',
    delayed: 'Su estado de cuenta actual está demorado.',
    hours: 'en un plazo de 24 a 48 horas',
    why: 'Su factura es $12.50 más alta que la del mes pasado, sobre todo porque terminó su promoción de Internet 500.',
    title: '¿Busca su estado de cuenta?',
    printable: 'Estado de cuenta imprimible no disponible',
    details: 'Detalles de la factura no disponibles',
    activity: 'Actividad no disponible',
  },
};

inEachLanguage(() => {
  test('the newest statement says what is due, why it changed and every line of it, and is saved as a PDF (BL-STM-001, BL-STM-003, BL-STM-007, BL-STM-008, BL-STM-009, BL-STM-010, BL-STM-011, BL-STM-012, BL-STM-013, BL-STM-014, BL-STM-015, BL-STM-017, BL-ENT-025, BL-ENT-027, BL-ENT-028, BL-ENT-029)', async ({
    page,
    signInAs,
    words,
  }) => {
    const { say, money, longDate } = words;
    const customer = await signInAs('bianca', '/billing');
    const { today } = (await customer.billing()).paymentSchedule;
    await page.getByRole('link', { name: say('billing:status.statement'), exact: true }).click();
    await expect(heading(page)).toHaveText(say('statements:title'));
    await expect(page.getByText(literal[words.language].why)).toBeVisible();
    await page.getByRole('link', { name: say('statements:whole') }).click();
    const { numberEnding, serviceFrom, serviceTo } = await newestStatement(page);
    const period = { ending: numberEnding, from: longDate(serviceFrom), to: longDate(serviceTo) };
    const main = page.getByRole('main');
    await expect(main).toContainText(
      say('statements:period', { area: say('statements:areas.CORE'), ...period }),
    );
    const bill = main.getByRole('region', { name: say('statements:card') });
    await expect(bill).toContainText(say('statements:dueBy', { date: longDate(addDays(today, 12)) }));
    await expect(bill).toContainText('$109.99');
    const compared = page.getByRole('table', { name: say('statements:compared') });
    await expect(compared.getByRole('cell', { name: /^[+]\$/ })).toHaveText(
      ['+$10.00', '+$2.00', '+$0.50', '+$12.50'].map(
        (text) => new RegExp(`[+]?${text.replaceAll(/[+$.]/g, '\\$&')}$`),
      ),
    );
    const bars = page.getByRole('table', { name: literal[words.language].trend }).getByRole('row');
    await expect(bars.nth(1)).toContainText('$109.99');
    await expect(bars.nth(2)).toContainText('$97.49');
    const previous = page.getByRole('table', { name: say('statements:previous') });
    await expect(previous.locator('tbody')).toContainText(say('statements:activity.PREVIOUS_BALANCE'));
    await expect(previous.locator('tbody')).toContainText(say('statements:activity.PAYMENT'));
    await expect(previous.locator('tfoot')).toContainText('$0.00');
    const lines = page.getByRole('table', { name: say('statements:current') });
    await expect(lines.locator('tfoot')).toContainText('$109.99');
    await expect(lines.getByText('TV Choice')).toBeHidden();
    await page.getByRole('button', { name: say('list:expandAll') }).click();
    await expect(lines.getByText('TV Choice')).toBeVisible();
    for (const cents of [6999, 700, 2499, 801]) await expect(lines).toContainText(money(cents));
    await page.getByRole('button', { name: say('list:collapseAll') }).click();
    await expect(lines.getByText('TV Choice')).toBeHidden();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('statements:save') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^(statement|estado-de-cuenta)-\d{4}-\d\d-\d\d\.pdf$/);
    expect(readFileSync(await download.path(), 'latin1').slice(0, 5)).toBe('%PDF-');
  });

  test('who has no statement yet, and whose is late, is told so (BL-STM-028, BL-STM-029)', async ({
    page,
    signInAs,
    words: { language },
  }) => {
    await signInAs('lucia', '/billing/statements');
    await expect(page.getByText(literal[language].first)).toBeVisible();
    await signInAs('gus', '/billing/statements');
    await expect(page.getByText(literal[language].delayed)).toBeVisible();
    await expect(page.getByText(literal[language].hours)).toBeVisible();
  });

  test('what cannot be loaded or saved is said by its title, and OK closes it (BL-STM-025, BL-STM-026, BL-STM-027, BL-TXN-008)', async ({
    page,
    signInAs,
    words,
    complaints,
  }) => {
    complaints.expect(/selfservice|record-unavailable|operation-failed|statement|transaction/);
    const customer = await signInAs('bianca', '/billing');
    await customer.fault('statements', { kind: 'graphql-error', code: 'SERVICE_UNAVAILABLE' });
    await page.goto('/billing/statements');
    await closeError(page, literal[words.language].title, words.say('common:ok'));
    await customer.clearFaults();
    await page.goto('/billing/statements');
    await customer.fault('statement', { kind: 'graphql-error', code: 'SERVICE_UNAVAILABLE' });
    await page.getByRole('link', { name: words.say('statements:whole') }).click();
    await closeError(page, literal[words.language].details, words.say('common:ok'));
    await customer.fault('printStatement', { kind: 'http-status', status: 503 });
    await page.getByRole('button', { name: words.say('statements:save') }).click();
    await closeError(page, literal[words.language].printable, words.say('common:ok'));
    await customer.fault('transactions', { kind: 'graphql-error', code: 'SERVICE_UNAVAILABLE' });
    await page.goto('/billing/transactions/payments');
    await closeError(page, literal[words.language].activity, words.say('common:ok'));
  });
});

test('earlier statements and all of them are listed, each opens, and one comes back to the current one (BL-STM-004, BL-STM-005, BL-STM-006, BL-STM-019)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('maria', '/billing/statements');
  await expect(page.getByRole('link', { name: say('statements:backToCurrent') })).toHaveCount(0);
  await page.getByRole('link', { name: say('statements:goEarlier') }).click();
  await expect(heading(page)).toHaveText(say('statements:earlier'));
  const links = page.getByRole('table').getByRole('link');
  await expect(links).toHaveCount(7);
  await page.getByRole('link', { name: say('statements:goAll') }).click();
  await expect(links).toHaveCount(8);
  await links.first().click();
  await expect.poll(() => address(page)).toMatch(/^\/billing\/statements\/[\da-f]{24}$/);
  await page.goBack();
  await page.getByText(say('statements:backToCurrent')).click();
  await expect(heading(page)).toHaveText(say('statements:title'));
});

test('on paper a statement has every line, its total once, and nothing to press', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('bianca', '/billing/statements/all');
  await page.getByRole('table').getByRole('link').first().click();
  const lines = page.getByRole('table', { name: say('statements:current') });
  await expect(lines.locator('tfoot')).toContainText('$109.99');
  const pressed = page.locator('a, button:not([aria-expanded])').filter({ visible: true });
  expect(await pressed.count()).toBeGreaterThan(5);
  await page.emulateMedia({ media: 'print' });
  // A link that is kept outside of the window would stand at the foot of each sheet, over what is said there.
  await expect(pressed).toHaveText([/Northline/]);
  await expect(lines.getByText('TV Choice')).toBeVisible();
  // Browsers repeat the foot of a table on each sheet: there it would be the total of what stands above it.
  await expect(lines.locator('tfoot')).toHaveCSS('display', 'table-row-group');
  // Otherwise a heading can stand alone at the end of a sheet.
  await expect(page.locator('main section', { has: lines })).toHaveCSS('break-inside', 'avoid');
});

test('charges and transactions are tables, and somebody else’s statement is not there (BL-STM-021)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('bianca', '/billing/statements/all');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('table', { name: say('statements:trend') })).toBeVisible();
  const foreign = address(page);
  await signInAs('walter', '/billing/transactions');
  await expect(page.getByRole('table', { name: say('statements:charges.title') })).toContainText(
    'Internet 500',
  );
  await page.getByRole('link', { name: say('statements:transactions.title') }).click();
  const transactions = page.getByRole('table', { name: say('statements:transactions.title') });
  await expect(transactions).toContainText('−$12.34');
  await expect(transactions).toContainText('−$64.50');
  await page.goto(foreign);
  await expect(page.locator('main').getByText(say('statements:errors.missing.title'))).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('$');
});

/** The newest bill as the provider answers it, without the page. */
async function newestStatement(page: Page) {
  const { origin } = new URL(page.url());
  const answer = await page.request.post(`${origin}/selfservice/graph`, {
    headers: { 'x-portal-request': '1', origin },
    data: { query: '{ statements { numberEnding serviceFrom serviceTo } }' },
  });
  type Statement = Record<'numberEnding' | 'serviceFrom' | 'serviceTo', string>;
  const { data } = (await answer.json()) as { data: { statements: [Statement] } };
  return data.statements[0];
}
