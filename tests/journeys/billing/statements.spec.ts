import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { address, expect, heading, inEachLanguage, test, type Language } from '../journey/index.ts';

/** The literal words of the specification and of the billing pages, by which the catalogue is held to them. */
const literal: Record<
  Language,
  Record<'first' | 'delayed' | 'hours' | 'why' | 'title' | 'printable' | 'details', string>
> = {
  en: {
    first: 'Your first statement is on its way.',
    delayed: 'Your current statement is delayed.',
    hours: 'within 24 to 48 hours',
    why: 'Your bill is $12.50 more than last month, mostly because your promotion on Internet 500 ended.',
    title: 'Looking for Your Statement?',
    printable: 'Printable Statement Unavailable',
    details: 'Bill Details Unavailable',
  },
  es: {
    first: 'Su primer estado de cuenta está en camino.',
    delayed: 'Su estado de cuenta actual está demorado.',
    hours: 'en un plazo de 24 a 48 horas',
    why: 'Su factura es $12.50 más alta que la del mes pasado, sobre todo porque terminó su promoción de Internet 500.',
    title: '¿Busca su estado de cuenta?',
    printable: 'Estado de cuenta imprimible no disponible',
    details: 'Detalles de la factura no disponibles',
  },
};

inEachLanguage(() => {
  test('the newest statement says what is due, why it changed and every line of it, and is saved as a PDF (BL-STM-001, BL-STM-003, BL-STM-007 to BL-STM-015, BL-STM-017)', async ({
    page,
    signInAs,
    words,
  }) => {
    const { say } = words;
    await signInAs('bianca', '/billing');
    await page.getByRole('link', { name: say('statements:see') }).click();
    await expect(heading(page)).toHaveText(say('statements:title'));
    await expect(page.getByText(literal[words.language].why)).toBeVisible();
    await page.getByText(say('statements:whole'), { exact: true }).click();
    const compared = page.getByRole('table', { name: say('statements:compared') });
    await expect(compared.getByRole('cell', { name: /^[+]\$/ })).toHaveText(
      ['+$10.00', '+$2.00', '+$0.50', '+$12.50'].map(
        (text) => new RegExp(`[+]?${text.replaceAll(/[+$.]/g, '\\$&')}$`),
      ),
    );
    await expect(
      page.getByRole('table', { name: say('statements:previous') }).locator('tfoot'),
    ).toContainText('$0.00');
    const lines = page.getByRole('table', { name: say('statements:current') });
    await expect(lines.locator('tfoot')).toContainText('$109.99');
    await expect(lines.getByText('TV Choice')).toBeHidden();
    await page.getByRole('button', { name: say('list:expandAll') }).click();
    await expect(lines.getByText('TV Choice')).toBeVisible();
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

  test('what cannot be loaded or saved is said by its title, and OK closes it (BL-STM-025, BL-STM-026, BL-STM-027)', async ({
    page,
    signInAs,
    words,
    complaints,
  }) => {
    complaints.expect(/selfservice|record-unavailable|operation-failed|statement/);
    const customer = await signInAs('bianca', '/billing');
    await customer.fault('statements', { kind: 'graphql-error', code: 'SERVICE_UNAVAILABLE' });
    await page.goto('/billing/statements');
    await closeError(page, literal[words.language].title, words.say('common:ok'));
    await customer.clearFaults();
    await page.goto('/billing/statements');
    await customer.fault('statement', { kind: 'graphql-error', code: 'SERVICE_UNAVAILABLE' });
    await page.getByText(words.say('statements:whole'), { exact: true }).click();
    await closeError(page, literal[words.language].details, words.say('common:ok'));
    await customer.fault('printStatement', { kind: 'http-status', status: 503 });
    await page.getByRole('button', { name: words.say('statements:save') }).click();
    await closeError(page, literal[words.language].printable, words.say('common:ok'));
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

test('charges and transactions are tables, and somebody else’s statement is not there (BL-STM-021)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('bianca', '/billing/statements/all');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(heading(page)).toBeVisible();
  const foreign = address(page);
  await signInAs('walter', '/billing/transactions');
  await expect(page.getByRole('table', { name: say('statements:charges.title') })).toContainText(
    'Internet 500',
  );
  await page.getByRole('link', { name: say('statements:transactions.title') }).click();
  const transactions = page.getByRole('table', { name: say('statements:transactions.title') });
  await expect(transactions).toContainText('-$12.34');
  await expect(transactions).toContainText('-$64.50');
  await page.goto(foreign);
  await expect(page.getByText(say('statements:errors.missing.title'))).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('$');
});

async function closeError(page: Page, title: string, ok: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: title, exact: true });
  await dialog.getByRole('button', { name: ok, exact: true }).click();
  await expect(dialog).toBeHidden();
}
