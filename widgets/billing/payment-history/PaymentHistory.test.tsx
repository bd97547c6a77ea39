import { within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, stageWidget, until } from '../../testing/index.ts';

it('lists what is scheduled, pending and done, in dollars and MM/DD/YY (BL-I18-006)', async () => {
  expect(await rowsOf('every payment')).toEqual([
    ['12/01/26', 'Visa ending in 4242', 'Online', 'Scheduled', 'Not available', '$20.00'],
    ['11/19/26', 'Bank account ending in 6789', 'Auto Pay', 'Pending', 'NL-20261102', '$84.10'],
    ['10/02/26', 'Cash', 'In a store', 'Successful', 'NL-20261102', '$84.10'],
    ['09/02/26', 'Card ending in 0005', 'By phone', 'Successful', 'Not available', 'Not available'],
  ]);
});

it('says the same in Spanish, with the same figures (BL-I18-006, BL-I18-007)', async () => {
  const [, pending, cash] = await rowsOf('every payment', 'es');
  expect(pending).toEqual([
    '11/19/26',
    'Cuenta bancaria que termina en 6789',
    'Pago Automático',
    'Pendiente',
    'NL-20261102',
    '$84.10',
  ]);
  expect(cash?.slice(1, 4)).toEqual(['Efectivo', 'En una tienda', 'Exitoso']);
});

it('is short where it has a limit, and asks for no more', async () => {
  const { root, sent } = await stage('the latest payments, in short');
  const heads = within(root)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
  expect(heads).toEqual(['Date', 'Payment method', 'Status', 'Amount']);
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
  const example = exampleOf('billing/payment-history', 'every payment');
  const answered = { ...example, graph: { PaymentHistory: { billingAccount: null } } };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { root } = await stageWidget('billing/payment-history', answered, { packs });
  await until(() => within(root).queryByRole('button', { name: 'Try again' }) !== null, 'the failure');
  expect(within(root).queryByRole('table')).toBeNull();
});

function stage(name: string, language = 'en') {
  const example = exampleOf('billing/payment-history', name);
  return stageWidget('billing/payment-history', example, { packs, language });
}

/** The cells of each row of the body. */
async function rowsOf(name: string, language?: string): Promise<string[][]> {
  const { root } = await stage(name, language);
  return [...root.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td > span:not([aria-hidden])')].map((cell) => cell.textContent),
  );
}
