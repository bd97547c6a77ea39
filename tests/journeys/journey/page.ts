import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from './words.ts';

/** The heading of the page; every page has one. */
export function heading(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

/** The value beside a term of a summary. */
export function detailOf(place: Locator, term: string): Locator {
  return place
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${escape(term)}$`) })
    .locator('xpath=following-sibling::dd[1]');
}

/** The path and query of the page's address. */
export function address(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Waits for an error of the catalogue, reads it, and acknowledges it with OK (BL-ERR-001). */
export async function acknowledgeError(
  page: Page,
  words: Words,
  error: string,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const dialog = page.getByRole('alertdialog', {
    name: words.say(`billing:errors.${error}.title`),
    exact: true,
  });
  await expect(dialog).toContainText(words.say(`billing:errors.${error}.text`, values));
  const ok = dialog.getByRole('button', { name: words.say('common:ok'), exact: true });
  // Whoever works with keys finds the answer under Enter. On a busy machine the focus that a card frame took before the dialog
  // came arrives after it, for some 50 ms: a key that goes down on the button then comes up in the frame, and presses nothing.
  await expect(async () => {
    if (await dialog.isVisible()) {
      await expect(ok).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(dialog).toBeHidden({ timeout: 5_000 });
  }).toPass();
}

/** Waits for an error by its title, and closes it with OK. */
export async function closeError(page: Page, title: string, ok: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: title, exact: true });
  await dialog.getByRole('button', { name: ok, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Expects the error summary, with the focus, and with just these sentences. */
export async function expectSummary(
  page: Page,
  words: Words,
  sentences: readonly string[],
): Promise<Locator> {
  const summary = page.getByRole('alert', { name: words.say('form:errorSummary') });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([...sentences]);
  return summary;
}

/** Escapes a text for use in a regular expression. */
export function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/**
 * Reloads an address until its page has a prerendered screen: a busy machine may have none ready in time, and that page
 * differs. Only a page with a screen has the early script.
 */
export async function openDrawn(
  page: Page,
  path: string,
  options?: Parameters<Page['goto']>[1],
): Promise<void> {
  await expect(async () => {
    const response = await page.goto(path, options);
    expect(await response?.text(), `${path} comes with its screen`).toMatch(/<script src="[^"]*\/early-/);
  }).toPass();
}

/** Waits until React has hydrated the heading of the page: the prerendered controls work from then on. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  );
}
