import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, settled, stageWidget, until } from '../../testing/index.ts';

const rich = 'rows that open, actions of some, a filter and an order';
const long = 'a long list with a search and a period';

it('lists what is scheduled, pending and done, in dollars and MM/DD/YY (BL-I18-006)', async () => {
  const { root } = await stage('every payment');
  expect(rowsOf(root)).toEqual([
    ['12/01/26', 'Visa ending in 4242', 'Online', 'Scheduled', 'Not available', '$20.00'],
    ['11/19/26', 'Bank account ending in 6789', 'Auto Pay', 'Pending', 'NL-20261102', '$84.10'],
    ['10/02/26', 'Cash', 'In a store', 'Successful', 'NL-20261102', '$84.10'],
    ['09/02/26', 'Card ending in 0005', 'By phone', 'Successful', 'Not available', 'Not available'],
  ]);
});

it('says the same in Spanish, with the same figures (BL-I18-006, BL-I18-007)', async () => {
  const { root } = await stage('every payment', 'es');
  const [, pending, cash] = rowsOf(root);
  expect(pending).toEqual([
    '11/19/26',
    'Cuenta bancaria que termina en 6789',
    'Pago Automático',
    'Pendiente',
    'NL-20261102',
    '$84.10',
  ]);
  expect(cash?.slice(1, 4)).toEqual(['Efectivo', 'En una tienda', 'Realizado']);
});

it('is short where it has a limit, and asks for no more', async () => {
  const { root, sent } = await stage('the latest payments, in short');
  expect(headsOf(root)).toEqual(['Date', 'Payment method', 'Status', 'Amount']);
  const asked = sent.find(({ path }) => path === '/selfservice/graph');
  expect(asked?.body).toMatchObject({
    operationName: 'PaymentHistory',
    variables: { first: 5 },
  });
});

it('says so where there is no payment yet', async () => {
  const { root } = await stage('no payment yet');
  expect(root.textContent).toBe("Payments will appear here once you've made one.");
  expect(within(root).queryByRole('table')).toBeNull();
});

it('fails alone where the graph answers with an error', async () => {
  const example = exampleOf('content/table', 'every payment');
  const answered = { ...example, graph: { PaymentHistory: { billingAccounts: null } } };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { root, reports } = await stageWidget('content/table', answered, { packs });
  await until(() => within(root).queryByRole('button', { name: 'Try again' }) !== null, 'the failure');
  expect(within(root).queryByRole('table')).toBeNull();
  expect(reports.map(({ what }) => what)).toContain('record-unavailable');
});

it('fails as a whole where one thing does not fit its record: never a half-empty row', async () => {
  const example = exampleOf('content/table', 'every payment');
  const graph = structuredClone(example.graph) as {
    PaymentHistory: { billingAccounts: { payments: object[] }[] };
  };
  Object.assign(graph.PaymentHistory.billingAccounts[0]?.payments[0] ?? {}, { channel: 'BY_POST' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { root } = await stageWidget('content/table', { ...example, graph }, { packs });
  await until(() => within(root).queryByRole('button', { name: 'Try again' }) !== null, 'the failure');
  expect(root.textContent).not.toContain('$84.10');
});

it('leads from each row to what it is about', async () => {
  const { root } = await stage(rich);
  const links = within(root)
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link'));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toContainEqual([
    '11/19/26',
    '/billing/payments-history?payment=p-3',
  ]);
});

it('offers an action only in the rows of which its condition holds, and names it by its row', async () => {
  const { root } = await stage(rich);
  const [only, ...others] = within(root).getAllByRole('link', { name: /Change/ });
  expect(others).toEqual([]);
  expect(only?.textContent).toBe('Change 12/01/26');
  expect(only?.getAttribute('href')).toBe('/billing?payment=p-4');
  // On phones the label of a cell goes with what is in it.
  const actions = [...root.querySelectorAll('td[role="cell"]')].filter(({ firstElementChild }) =>
    firstElementChild?.textContent.startsWith('Actions'),
  );
  expect(actions.map(({ lastElementChild }) => lastElementChild?.innerHTML === '')).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

it('shows what was chosen, keeps it in the address, and says how many are left', async () => {
  const { root } = await stage(rich);
  fireEvent.change(within(root).getByRole('combobox', { name: 'Status' }), {
    target: { value: 'SUCCESSFUL' },
  });
  expect(rowsOf(root).map(([date]) => date)).toEqual(['10/02/26', '09/02/26']);
  expect(location.search).toBe('?status=SUCCESSFUL');
  expect(within(root).getByRole('status').textContent).toBe('2 shown');
});

it('BL-TXN-005: says in its own words that nothing is left without taking the filter away, and offers to show all', async () => {
  const { root } = await stage(rich);
  fireEvent.change(within(root).getByRole('combobox', { name: 'Status' }), {
    target: { value: 'CANCELLED' },
  });
  expect(within(root).getByRole('status').textContent).toBe('No transactions to show.');
  fireEvent.click(within(root).getByRole('button', { name: 'Show all' }));
  expect(rowsOf(root)).toHaveLength(4);
  expect(location.search).toBe('');
});

it('opens with what the address says, as far as there is such a value', async () => {
  const { root } = await stageAt('?status=PENDING');
  expect(rowsOf(root).map(([date]) => date)).toEqual(['11/19/26']);
  const other = await stageAt('?status=GONE');
  expect(rowsOf(other.root)).toHaveLength(4);
});

it('says what each group comes to, and all of them (BL-STM-021)', async () => {
  const { root } = await stage('groups with what each comes to');
  expect(headersOfGroups(root)).toEqual([
    ['Home services: bill of Friday, November 13', '$68.00'],
    ['Home services: bill of Wednesday, October 14', '$69.99'],
  ]);
  expect(root.querySelector('tfoot')?.textContent).toBe('All charges shown$137.99');
});

it('BL-STM-013, BL-STM-014: opens and closes groups, one or all at once, and prints them all', async () => {
  const { root } = await stage('groups that open');
  const shown = (): number => root.querySelectorAll('tbody tr:not([hidden])').length;
  expect(headersOfGroups(root)).toEqual([
    ['Internet', '$129.98'],
    ['Taxes and fees', '$8.01'],
  ]);
  expect(shown()).toBe(2);
  fireEvent.click(within(root).getByRole('button', { name: 'Taxes and fees' }));
  expect(shown()).toBe(3);
  expect(within(root).getByRole('button', { name: 'Taxes and fees' }).getAttribute('aria-expanded')).toBe(
    'true',
  );
  fireEvent.click(within(root).getByRole('button', { name: 'Expand all items' }));
  expect(shown()).toBe(6);
  fireEvent.click(within(root).getByRole('button', { name: 'Collapse all items' }));
  expect(shown()).toBe(2);
});

it('sorts by a column, and by what is absent last', async () => {
  const { root } = await stage(rich);
  fireEvent.click(within(root).getByRole('button', { name: 'Amount' }));
  expect(rowsOf(root).map((row) => row.at(4))).toEqual(['$20.00', '$84.10', '$84.10', 'Not available']);
  expect(within(root).getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe(
    'ascending',
  );
  fireEvent.click(within(root).getByRole('button', { name: 'Amount' }));
  expect(rowsOf(root).map((row) => row.at(4))).toEqual(['$84.10', '$84.10', '$20.00', 'Not available']);
});

it('keeps the order in the address, and opens with it', async () => {
  const { root } = await stage(rich);
  fireEvent.click(within(root).getByRole('button', { name: 'Amount' }));
  fireEvent.click(within(root).getByRole('button', { name: 'Amount' }));
  expect(location.search).toBe('?sort=-amount');
  const again = await stageAt('?sort=amount');
  expect(within(again.root).getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe(
    'ascending',
  );
  const none = await stageAt('?sort=id');
  expect(within(none.root).queryByRole('columnheader', { name: /[↑↓]/ })).toBeNull();
});

it('shows as many as its page has, more when asked, and goes on where they begin', async () => {
  const { root } = await stage(long);
  expect(rowsOf(root).map(([date]) => date)).toEqual(['12/01/26', '11/19/26']);
  expect(within(root).getByText('2 of 4')).toBeTruthy();
  fireEvent.click(within(root).getByRole('button', { name: 'Show more' }));
  expect(rowsOf(root)).toHaveLength(4);
  expect(document.activeElement?.textContent).toBe('10/02/26');
  expect(within(root).queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(location.search).toBe('?shown=4');
});

it('finds a text by all of the words that are typed, whatever their capitals, keeps it out of the address, and shows all again', async () => {
  const { root } = await stage(long);
  const box = within(root).getByRole('searchbox', { name: 'Find a confirmation number' });
  fireEvent.change(box, { target: { value: ' nl-2026' } });
  expect(rowsOf(root).map(([date]) => date)).toEqual(['11/19/26', '10/02/26']);
  expect(location.search).toBe('');
  fireEvent.change(box, { target: { value: '1102 nl 20-26' } });
  expect(rowsOf(root)).toHaveLength(2);
  fireEvent.change(box, { target: { value: 'nl 9' } });
  expect(rowsOf(root)).toHaveLength(0);
  fireEvent.change(box, { target: { value: 'nothing' } });
  expect(within(root).getByRole('status').textContent).toBe('Nothing matches.');
  fireEvent.click(within(root).getByRole('button', { name: 'Show all' }));
  expect(rowsOf(root)).toHaveLength(2);
  expect(box).toHaveProperty('value', '');
});

it.each([
  ['Last 30 days', 'lastMonthOfPayments', ['11/19/26']],
  ['This month', 'this-month', ['11/19/26']],
  ['Last month', 'last-month', ['10/02/26']],
  ['Last year', 'last-year', []],
])('narrows it down to a period: %s', async (words, value, dates) => {
  const { root } = await stage(long);
  const select = within(root).getByRole('combobox', { name: 'Date' });
  fireEvent.change(select, {
    target: { value: within(select).getByRole<HTMLOptionElement>('option', { name: words }).value },
  });
  expect(rowsOf(root).map(([date]) => date)).toEqual(dates);
  expect(location.search).toBe(`?paidOn=${value}`);
});

it('has a name while it is loading, and says it if that takes a while', async () => {
  const { root } = await stage('payments on their way');
  expect([root.querySelector('[data-waiting]') === null, root.textContent]).toEqual([false, 'Loading']);
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('Loading'), { timeout: 5_000 });
});

it('waits for the day without which a period cannot be chosen: the filter would push the rows away', async () => {
  const { root, portal } = await stage(long);
  act(() => portal.store.set({ 'billing.today': undefined }));
  expect([root.querySelector('table'), root.querySelector('[data-waiting]') === null]).toEqual([null, false]);
  act(() => portal.store.set({ 'billing.today': '2026-11-21' }));
  expect(within(root).getByRole('combobox', { name: 'Date' })).toBeDefined();
});

it('has every row of a long list, also when it is narrowed down and shown again', async () => {
  const example = exampleOf('content/table', 'every payment');
  const graph = structuredClone(example.graph) as {
    PaymentHistory: { billingAccounts: { payments: object[] }[] };
  };
  const [account = { payments: [] }] = graph.PaymentHistory.billingAccounts;
  const [one] = account.payments;
  account.payments = Array.from({ length: 130 }, (_, index) => ({ ...one, id: `many-${index}` }));
  const { root } = await stageWidget(
    'content/table',
    { ...example, graph, settings: { ...exampleOf('content/table', rich).settings } },
    { packs },
  );
  expect(rowsOf(root)).toHaveLength(131);
  const status = within(root).getByRole('combobox', { name: 'Status' });
  fireEvent.change(status, { target: { value: 'SCHEDULED' } });
  expect(rowsOf(root)).toHaveLength(1);
  fireEvent.change(status, { target: { value: '' } });
  expect(rowsOf(root)).toHaveLength(131);
});

it('leaves out the things of which its condition does not hold, and the columns of which theirs does not', async () => {
  const { root, portal } = await stage('only some of them, and a column that is not for everybody');
  expect(rowsOf(root).map(([date]) => date)).toEqual(['12/01/26', '11/19/26']);
  expect(headsOf(root)).toEqual(['Date', 'Payment history']);
  act(() => portal.store.set({ 'toggle:schedule-payments': true }));
  expect(headsOf(root)).toEqual(['Date', 'Payment history', 'How it was paid']);
});

it('has no column of which no row says anything', async () => {
  const piece = {
    id: 'q-1',
    line: 'INTERNET',
    kind: 'GATEWAY',
    nickname: null,
    serialEnding: '4821',
    state: 'ONLINE',
  };
  const named = { ...piece, id: 'q-2', kind: 'POD', nickname: 'Upstairs' };
  const settings = {
    items: 'equipment',
    caption: 'services:kind',
    columns: ['equipment.kind', 'equipment.nickname', 'equipment.returnBy', 'equipment.state'],
  };
  const headsWith = async (equipment: readonly object[]) => {
    const graph = { Equipment: { equipment: equipment.map((each) => ({ ...each, returnBy: null })) } };
    const example = { ...exampleOf('content/table', 'every payment'), settings, graph };
    return headsOf((await stageWidget('content/table', example, { packs })).root);
  };
  expect(await headsWith([piece])).toEqual(['Equipment', 'Status']);
  expect(await headsWith([piece, named])).toEqual(['Equipment', 'Name', 'Status']);
});

it('is asked for again when what it changes with has changed, and not before', async () => {
  const { root, portal, sent } = await stage('every payment');
  const asked = (): number => sent.filter(({ path }) => path === '/selfservice/graph').length;
  const before = asked();
  act(() => portal.store.set({ 'session.firstName': 'Ana' }));
  await settled(root);
  expect(asked()).toBe(before);
  act(() => portal.store.set({ 'billing.amountDue': 0 }));
  await until(() => asked() === before + 1, 'the question');
});

it('opens a row on phones for what stands under it', async () => {
  const { root } = await stage(rich);
  const [more] = within(root).getAllByRole('button', { name: /^More / });
  expect(more?.getAttribute('aria-expanded')).toBe('false');
  if (more) fireEvent.click(more);
  expect(
    within(root)
      .getByRole('button', { name: /^Less / })
      .getAttribute('aria-expanded'),
  ).toBe('true');
});

it('opens and closes all rows at once', async () => {
  const { root } = await stage(rich);
  fireEvent.click(within(root).getByRole('button', { name: 'Open all' }));
  expect(within(root).getAllByRole('button', { name: /^Less / })).toHaveLength(4);
  const [one] = within(root).getAllByRole('button', { name: /^Less / });
  if (one) fireEvent.click(one);
  fireEvent.click(within(root).getByRole('button', { name: 'Open all' }));
  fireEvent.click(within(root).getByRole('button', { name: 'Close all' }));
  expect(within(root).getAllByRole('button', { name: /^More / })).toHaveLength(4);
});

it.each<[string, (root: HTMLElement) => HTMLElement, (control: HTMLElement) => void]>([
  [
    'types in the search box',
    (root) => within(root).getByRole('searchbox'),
    (box) => fireEvent.change(box, { target: { value: 'nothing' } }),
  ],
  ['sorts', (root) => within(root).getByRole('button', { name: /Amount/ }), (head) => fireEvent.click(head)],
  [
    'filters',
    (root) => within(root).getByRole('combobox', { name: 'Date' }),
    (select) => fireEvent.change(select, { target: { value: 'last-month' } }),
  ],
])('leaves the focus with whoever %s after "Show more"', async (_, find, use) => {
  const { root } = await many();
  const control = find(root);
  control.focus();
  use(control);
  await settled(root);
  expect(document.activeElement).toBe(control);
  // What came last is there again, and no news any more.
  if (control instanceof HTMLInputElement) fireEvent.change(control, { target: { value: '' } });
  await settled(root);
  expect(document.activeElement).toBe(control);
});

interface LongList {
  PaymentHistory: { billingAccounts: [{ payments: Record<string, unknown>[] }] };
}

/** Twelve payments, of which those after "Show more" came last. */
async function many() {
  const example = exampleOf('content/table', long);
  const graph = structuredClone(example.graph) as unknown as LongList;
  const [account] = graph.PaymentHistory.billingAccounts;
  const [one] = account.payments;
  account.payments = Array.from({ length: 12 }, (_, index) => ({
    ...one,
    id: `many-${index}`,
    confirmationNumber: `NL-20261${100 + index}`,
    paymentDate: `2026-10-${String(28 - index).padStart(2, '0')}`,
    amount: 1000 + ((index * 37) % 100),
  }));
  const staged = await stageWidget('content/table', { ...example, graph } as never, { packs });
  fireEvent.click(within(staged.root).getByRole('button', { name: 'Show more' }));
  return staged;
}

async function stage(name: string, language = 'en') {
  return stageWidget('content/table', exampleOf('content/table', name), { packs, language });
}

async function stageAt(query: string) {
  return stageWidget('content/table', { ...exampleOf('content/table', rich), query }, { packs });
}

function headsOf(root: HTMLElement): (string | null)[] {
  return within(root)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
}

/** The cells of each row of the body. */
function rowsOf(root: HTMLElement): string[][] {
  return [...root.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td > span:not([aria-hidden])')].map((cell) => cell.textContent),
  );
}

function headersOfGroups(root: HTMLElement): (string | null | undefined)[][] {
  return [...root.querySelectorAll('tbody > tr:first-child')].map((row) =>
    [...row.querySelectorAll('th, td:not([aria-hidden])')].map((cell) => cell.textContent),
  );
}
