import { act, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, isWaiting, stageWidget, until, type WidgetExample } from '../../testing/index.ts';

it('shows one state at a time, and another one as soon as it is the first that holds (BL-LND-017)', async () => {
  const { root, portal } = await stage(exampleOf('billing/status-card', 'a payment is due'));
  const states = () =>
    within(root)
      .getAllByRole('region')
      .map((region) => region.dataset['tone']);
  expect(states()).toEqual(['neutral']);
  expect(within(root).getByRole('heading', { level: 2 }).textContent).toBe('Amount due');
  act(() => portal.store.set({ 'billing.pastDue': 4000, 'billing.pastDueDate': '2026-11-03' }));
  expect(states()).toEqual(['warning']);
  expect(root.textContent).toContain(
    '$40.00 was due by Tuesday, November 3. The rest is due Friday, December 4.',
  );
  act(() => portal.store.set({ 'billing.pastDue': 0, 'billing.amountDue': 0 }));
  expect(states()).toEqual(['success']);
  expect(within(root).getByRole('heading').textContent).toBe('No payment due');
});

it('leads to the payment with a link (BL-LND-018)', async () => {
  const { root } = await stage(exampleOf('billing/status-card', 'a payment is due'));
  expect(within(root).getByRole('link', { name: 'Make a payment' }).getAttribute('href')).toBe(
    '/billing/pay',
  );
});

it('offers nothing to those who may not pay (BL-ROL-003)', async () => {
  const { root } = await stage(exampleOf('billing/status-card', 'somebody who may not pay'));
  expect(within(root).queryByRole('link')).toBeNull();
  expect(root.textContent).toContain('$84.10');
});

it('says why nothing can be done, in the place of the controls and only there (BL-ROL-003)', async () => {
  const instead = {
    instead: [{ widget: 'content/text', settings: { text: 'restricted:whoPays.standard' } }],
  };
  const why = "Your sign-in can see this bill but can't pay it.";
  const { root } = await stage({
    ...exampleOf('billing/status-card', 'somebody who may not pay'),
    slots: instead,
  });
  await until(() => root.textContent.includes(why), 'the reason');
  expect(within(root).getByRole('region', { name: 'Amount due' }).textContent).toContain(why);
  const other = await stage({ ...exampleOf('billing/status-card', 'a payment is due'), slots: instead });
  expect(other.root.textContent).not.toContain(why);
});

it('stands on a surface of its own, closed by what can be done whatever is due, where it is told of that', async () => {
  const example = exampleOf('billing/status-card', 'a payment is due');
  const more = [{ label: 'billing:status.statement', do: { go: { route: 'statements' } } }];
  const { root } = await stage({ ...example, settings: { ...example.settings, more } });
  const card = within(root).getByRole('region', { name: 'Amount due' }).parentElement;
  const link = within(root).getByRole('link', { name: 'See the statement' });
  expect(link.getAttribute('href')).toBe('/billing/statements');
  expect(card?.contains(link)).toBe(true);
});

it('holds its place while it is not known which state holds', async () => {
  const { settings } = exampleOf('billing/status-card', 'a payment is due');
  const { root } = await stage({ name: 'unknown', settings, shows: 'waiting' });
  expect(isWaiting(root)).toBe(true);
  expect(within(root).queryByRole('region')).toBeNull();
});

function stage(example: WidgetExample) {
  return stageWidget('billing/status-card', example, { packs });
}
