import { fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, stageWidget, until } from '../../testing/index.ts';

const cards = 'as cards that open, with an action of some';

it('says of each thing its name, and line by line what it has', async () => {
  const { root } = await stage('below each other');
  const list = within(root).getByRole('list', { name: 'Payments' });
  const [first] = within(list).getAllByRole('listitem');
  expect([...(first?.querySelectorAll('dt') ?? [])].map((term) => term.textContent)).toEqual([
    'Payment method',
    'Status',
    'Amount',
  ]);
  expect(first?.textContent).toContain('12/01/26');
  expect(first?.textContent).toContain('Visa ending in 4242');
  expect(within(list).getAllByRole('listitem')).toHaveLength(4);
});

it('leads from the name to the thing, and offers an action only where its condition holds', async () => {
  const { root } = await stage(cards);
  expect(within(root).getByRole('link', { name: '12/01/26' }).getAttribute('href')).toBe(
    '/billing/payments-history?payment=p-4',
  );
  expect(
    within(root)
      .getAllByRole('link', { name: /Change/ })
      .map(({ textContent }) => textContent),
  ).toEqual(['Change 12/01/26']);
});

it('is narrowed down and seen page by page like a table', async () => {
  const { root } = await stage(cards);
  expect(within(root).getAllByRole('listitem')).toHaveLength(2);
  fireEvent.click(within(root).getByRole('button', { name: 'Show more' }));
  expect(within(root).getAllByRole('listitem')).toHaveLength(4);
  expect(document.activeElement?.textContent).toBe('10/02/26');
  fireEvent.change(within(root).getByRole('combobox', { name: 'Status' }), { target: { value: 'PENDING' } });
  expect(within(root).getAllByRole('listitem')).toHaveLength(1);
});

it('sends what is done with a thing once while it is on its way, and holds nothing else up', async () => {
  const { settings, ...example } = exampleOf('content/list', 'below each other');
  const actions = [{ label: 'notifications:markRead', do: { run: 'account/mark-notifications-read' } }];
  const staged = await stageWidget(
    'content/list',
    { ...example, settings: { ...settings, actions } },
    { packs },
  );
  const buttons = within(staged.root).getAllByRole('button', { name: /Mark all as read/ });
  const [first = staged.root] = buttons;
  fireEvent.click(first);
  fireEvent.click(first);
  await until(() => staged.sent.some(isSent), 'the request');
  expect(staged.sent.filter(isSent)).toHaveLength(1);
  expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', null, null, null]);
});

function isSent({ body }: { body: unknown }): boolean {
  return JSON.stringify(body ?? '').includes('MarkNotificationsRead');
}

async function stage(name: string) {
  return stageWidget('content/list', exampleOf('content/list', name), { packs });
}
