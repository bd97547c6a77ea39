import { act, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, isWaiting, stageWidget, until } from '../../testing/index.ts';

it('has a row for whatever holds, and another one as soon as more does', async () => {
  const { root, portal } = await stage('with a title, and a row that does not hold');
  expect(rows(root)).toEqual([
    ['Amount', '$84.10'],
    ['Payment date', 'Friday, December 4'],
  ]);
  expect(within(root).getByRole('heading', { level: 2 }).textContent).toBe('Your payment');
  act(() => portal.store.set({ 'billing.autoPayEnrolled': true }));
  await until(() => rows(root).some(([term, detail]) => term === 'Auto Pay' && detail === 'On'), 'the row');
});

it('leads on from the row that has an action, and says which row it is', async () => {
  const { root } = await stage('rows with an action');
  const link = within(root).getByRole('link', { name: /Change.*Payment date/ });
  expect(link.getAttribute('href')).toBe('/billing');
});

it('leads on from no other row when the action of one does not show', async () => {
  const example = exampleOf('content/summary', 'rows with an action');
  const { rows: given } = example.settings as { rows: object[] };
  const action = { label: 'common:change', do: { go: { route: 'auto-pay' } }, when: { never: true } };
  const settings = { rows: [{ ...given[0], action }, given[1]] };
  const { root } = await stageWidget('content/summary', { ...example, settings }, { packs });
  const links = within(root).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Change Payment date', '/billing'],
  ]);
});

it('has the mark of a method before its words', async () => {
  const example = exampleOf('content/summary', 'rows with an action');
  const { rows: given } = example.settings as { rows: object[] };
  const settings = { rows: [{ ...given[0], mark: 'one-time-payment.methodType' }, given[1]] };
  const facts = { ...example.facts, 'one-time-payment.methodType': 'VISA' };
  const { root } = await stageWidget('content/summary', { ...example, settings, facts }, { packs });
  expect(
    [...root.querySelectorAll('dd')].map((detail) => detail.querySelector('[data-mark]') !== null),
  ).toEqual([true, false, false]);
});

it('keeps the place of a value that is not known yet', async () => {
  const { root, portal } = await stage('a value that is not known yet');
  expect(isWaiting(root)).toBe(true);
  act(() => portal.store.set({ 'billing.dueDate': '2026-12-04' }));
  await until(() => !isWaiting(root), 'the value');
  expect(root.textContent).toContain('Friday, December 4');
});

it('keeps the place of a row whose term is not known yet, and never shows it without its term', async () => {
  const { root, portal } = await stage('a term that is not known yet');
  expect([isWaiting(root), rows(root), root.textContent]).toEqual([true, [], 'Loading']);
  act(() => portal.store.set({ 'billing.area': 'CORE', 'billing.numberEnding': '4821' }));
  await until(() => !isWaiting(root), 'the term');
  expect(rows(root)).toEqual([['Home services, ending in 4821', 'On']]);
});

async function stage(name: string) {
  return stageWidget('content/summary', exampleOf('content/summary', name), { packs });
}

/** Term and detail of each row. */
function rows(root: HTMLElement): (string | undefined)[][] {
  return [...root.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent.trim(),
  ]);
}
