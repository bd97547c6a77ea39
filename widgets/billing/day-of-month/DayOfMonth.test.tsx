import { fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, settled, stageWidget, until, type Staged } from '../../testing/index.ts';

it('BL-APD-002: offers the days 1 to 31, and begins with the day on which bills are due', async () => {
  const { root, portal } = await stage('on the due date');
  expect(within(root).getAllByRole('radio')).toHaveLength(31);
  expect(radio(root, /^4$/).checked).toBe(true);
  expect(answersOf(portal)).toEqual(['4', 'available', '2026-12-04']);
});

it('begins with the day that was chosen before', async () => {
  const { root } = await stage('a day that was chosen');
  expect(radio(root, /^31$/).checked).toBe(true);
});

it('BL-APD-015, BL-APD-016: tells a day that some months lack, and one on which payments would be late', async () => {
  const { root, portal } = await stage('on the due date');
  fireEvent.click(radio(root, /^29$/));
  await settled(root);
  expect(answersOf(portal)).toEqual(['29', 'short-months', '2026-12-29']);
  fireEvent.click(radio(root, /^28$/));
  await settled(root);
  expect(answersOf(portal)).toEqual(['28', 'available', '2026-12-28']);
  fireEvent.click(radio(root, /^5 not available$/));
  await settled(root);
  expect(answersOf(portal)).toEqual(['5', 'late', '2026-12-05']);
});

it('who has changed the day and comes back begins with the day as it is now', async () => {
  const given = exampleOf('billing/day-of-month', 'on the due date');
  const graph = structuredClone(given.graph) as unknown as Answers;
  graph.ChangeAutoPayDate = { changeAutoPayDate: { __typename: 'BillingAccount', id: 'account-1' } };
  const example = {
    ...given,
    graph,
    facts: {
      ...given.facts,
      'auto-pay.state': 'ON',
      'auto-pay.attention': 'NONE',
      'auto-pay.day': 'DUE_DATE',
      'billing.area': 'CORE',
      'billing.accountId': 'account-1',
      'billing.onItsWay': 'none',
      'session.signedIn': true,
    },
  };
  const added = {
    manifests: {
      page: { elsewhere: { title: 'common:ok', body: [{ widget: 'stage/after' }] } },
      route: { elsewhere: { path: '/elsewhere', page: 'elsewhere' } },
    },
    copy: {},
  };
  const { portal } = await stageWidget('billing/day-of-month', example as never, {
    packs,
    added: added as never,
  });
  const body = within(document.body);
  expect(radio(document.body, /^4$/).checked).toBe(true);
  fireEvent.click(radio(document.body, /^15$/));
  await settled(document.body);
  graph.DebitDays.billingAccount.autoPay.debitDay = 15;
  fireEvent.click(body.getByRole('button', { name: /15/ }));
  await until(() => body.queryAllByRole('radio').length === 0, 'the result');
  portal.navigator.go('/elsewhere');
  await until(() => location.pathname === '/elsewhere', 'elsewhere');
  portal.navigator.go('/example');
  await until(() => body.queryAllByRole('radio').length > 0, 'the days again');
  await settled(document.body);
  expect(radio(document.body, /^15$/).checked).toBe(true);
  expect(portal.store.read('auto-pay-date.day')).toBe('15');
});

interface Answers {
  ChangeAutoPayDate?: object;
  DebitDays: { billingAccount: { autoPay: { debitDay: number } } };
}

function stage(name: string): Promise<Staged> {
  return stageWidget('billing/day-of-month', exampleOf('billing/day-of-month', name), { packs });
}

function radio(root: HTMLElement, name: RegExp): HTMLInputElement {
  return within(root).getByRole<HTMLInputElement>('radio', { name });
}

function answersOf({ store }: Staged['portal']) {
  return ['day', 'relation', 'nextDate'].map((name) => store.read(`auto-pay-date.${name}`));
}
