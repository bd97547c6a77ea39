import { fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, settled, stageWidget, until } from '../../testing/index.ts';

interface Answers {
  ChangeAutoPayDate?: object;
  DebitDays: { billingAccount: { autoPay: { debitDay: number } } };
}

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
  const radio = (day: string) => body.getByRole<HTMLInputElement>('radio', { name: day });
  expect(radio('4').checked).toBe(true);
  fireEvent.click(radio('15'));
  await settled(document.body);
  graph.DebitDays.billingAccount.autoPay.debitDay = 15;
  fireEvent.click(body.getByRole('button', { name: /15/ }));
  await until(() => body.queryAllByRole('radio').length === 0, 'the result');
  portal.navigator.go('/elsewhere');
  await until(() => location.pathname === '/elsewhere', 'elsewhere');
  portal.navigator.go('/example');
  await until(() => body.queryAllByRole('radio').length > 0, 'the days again');
  await settled(document.body);
  expect([4, 15].filter((day) => radio(String(day)).checked)).toEqual([15]);
  expect(portal.store.read('auto-pay-date.day')).toBe('15');
});
