import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ManifestParts } from '../../../core/testing/index.ts';
import type { FactSource, WidgetProps } from '../../ports/index.ts';
import { heardComplaints, showPortal } from '../layout/testing/index.ts';
import { ItemScope } from './ItemScope.tsx';
// Imported in advance, so that no test has to wait for the code.
import '../page/SequenceView.tsx';

describe('facts about one thing of a record', () => {
  it('are those of the thing that is looked at, and so is what follows from them', async () => {
    const { portal, after } = await showFines();
    expect(headings()).toEqual(['You owe $1.00']);
    await after(() => portal.navigator.go('/loans/l-2'));
    expect(headings()).toEqual(['You owe $2.00']);
    await after(() => portal.navigator.go('/loans/l-3'));
    expect(headings()).toEqual(['You owe $0.00', 'Nothing']);
  });

  it('of another thing stay outside as they were', async () => {
    const { portal, after } = await showFines('/loans/l-2');
    expect(headings()).toEqual(['You owe $2.00']);
    await after(() => portal.navigator.go('/'));
    expect(headings()).toEqual(['You owe $1.00']);
    expect(portal.store.read('fine.amount')).toBe(100);
  });

  it('that fail for one thing are there for the others', async () => {
    heardComplaints();
    const { portal, away, after } = await showFines('/', 'l-2');
    expect(headings()).toEqual(['You owe $1.00']);
    await after(() => portal.navigator.go('/loans/l-2'));
    expect(screen.getByRole('region', { name: 'Not now' })).toBeDefined();
    away.clear();
    await after(() => screen.getAllByRole('button', { name: 'Try again' })[0]?.click());
    expect(headings()).toEqual(['You owe $2.00']);
  });

  it('leave what is known of the thing around it as it is', async () => {
    await showFines('/branch');
    expect(headings()).toEqual(['You owe $2.00 in Northside']);
  });

  it('are asked again with the others of their group', async () => {
    const { portal, fines, after } = await showFines('/loans/l-2');
    fines.set('l-2', 900);
    await after(() => portal.services.refresh(['fine']));
    expect(headings()).toEqual(['You owe $9.00']);
  });
});

describe('a sequence about what facts say which is meant', () => {
  it('is about that one where its address names none, and is the same at the address that does', async () => {
    const { portal, after } = await showFines('/pay');
    await after(() => screen.getByRole('button', { name: 'Return' }).click());
    expect(headings()).toEqual(['You owe $1.00', 'Sure']);
    await after(() => portal.navigator.go('/loans/l-1/pay'));
    expect(headings()).toEqual(['You owe $1.00', 'Sure']);
  });

  it('is never gone on with for another one', async () => {
    const { portal, after } = await showFines('/pay');
    await after(() => screen.getByRole('button', { name: 'Return' }).click());
    await after(() => portal.navigator.go('/loans/l-2/pay'));
    expect(headings()).toEqual(['You owe $2.00']);
    await after(() => portal.navigator.go('/pay'));
    expect(headings()).toEqual(['You owe $1.00', 'Sure']);
  });

  it('keeps what it sends under another name for each thing', async () => {
    const { portal, ports, after } = await showFines();
    const stored = vi.spyOn(ports.storage, 'set');
    await after(() => portal.navigator.go('/pay'));
    await after(() => portal.navigator.go('/loans/l-1/pay'));
    await after(() => portal.navigator.go('/loans/l-2/pay'));
    const names = stored.mock.calls
      .map(([name]) => name)
      .filter((name) => name.startsWith('portal.attempt.'));
    expect(new Set(names).size).toBe(2);
  });
});

function headings(): (string | null)[] {
  return screen.getAllByRole('heading').map(({ textContent }) => textContent);
}

async function showFines(start = '/', failing?: string) {
  const fines = new Map([
    ['l-1', 100],
    ['l-2', 200],
    ['l-3', 0],
  ]);
  const away = new Set(failing === undefined ? [] : [failing]);
  const source: FactSource = ({ fact, set, fail }) => {
    const loan = String(fact('loan.id') ?? 'l-1');
    if (away.has(loan)) fail(new Error('away'));
    else set({ 'fine.loan': loan, 'fine.amount': fines.get(loan) });
    return () => undefined;
  };
  const shown = await showPortal({
    copy: {
      en: {
        owes: 'You owe {{amount, money}}',
        owesThere: 'You owe {{amount, money}} in {{branch}}',
        nothing: 'Nothing',
        sure: 'Sure',
        giveBack: 'Return',
        noLoans: 'None',
        notNow: 'Not now',
      },
    },
    body: fineOf,
    widgets: { 'library/branch': Branch },
    pack: {
      sources: { fine: () => Promise.resolve(source) },
      derivations: {
        fine: () =>
          Promise.resolve({
            owes: {
              inputs: { amount: 'money' },
              compute: (amount) => (amount === undefined ? undefined : Number(amount) > 0),
            },
          }),
      },
      records: {
        loans: () => Promise.resolve(() => Promise.resolve([...fines.keys()].map((id) => ({ id })))),
      },
    },
    manifests: library,
  });
  await shown.after(() => shown.portal.store.set({ 'session.username': 'ada' }));
  await shown.after(() => shown.portal.navigator.go(start));
  return { ...shown, fines, away };
}

/** A loan in a branch. */
function Branch({ slots }: WidgetProps) {
  return (
    <ItemScope record="branch" item={{ id: 'b-1', name: 'Northside' }}>
      <ItemScope record="loan" item={{ id: 'l-2' }}>
        {slots['body']}
      </ItemScope>
    </ItemScope>
  );
}

const owes = { key: 'library:owes', with: { amount: 'fine.amount' } };
const fineOf = [
  {
    widget: 'library/heading',
    settings: { text: owes },
    needs: ['fine.amount'],
    ifFailed: 'not-now',
  },
  {
    widget: 'library/heading',
    settings: { text: 'library:nothing' },
    when: { fact: 'fine.owes', is: false },
  },
];

const library: ManifestParts = {
  facts: {
    session: {
      comesFrom: 'session',
      facts: { username: { type: 'text', description: 'Who borrows.', personal: true } },
    },
    fine: {
      comesFrom: 'the till',
      about: { record: 'loan', key: 'loan' },
      facts: {
        loan: { type: 'text', description: 'Of which loan.' },
        amount: { type: 'money', description: 'What is owed.' },
        owes: { type: 'boolean', description: 'Something is owed.', derivedFrom: { amount: 'fine.amount' } },
      },
    },
  },
  record: {
    branch: {
      key: 'id',
      empty: 'library:noLoans',
      many: { from: 'library/loans', whole: 10 },
      fields: { id: { type: 'id' }, name: { type: 'text', maxLength: 20 } },
      samples: {},
    },
    loan: {
      key: 'id',
      empty: 'library:noLoans',
      missing: 'not-now',
      failed: 'not-now',
      many: { from: 'library/loans', whole: 10 },
      fields: { id: { type: 'id' } },
      samples: {},
    },
  },
  error: {
    'not-now': {
      presentation: 'inline',
      title: 'library:notNow',
      text: 'library:notNow',
      actions: [{ label: 'library:giveBack', do: { retry: true } }],
    },
  },
  route: {
    loan: { path: '/loans/:loan', page: 'loan' },
    branch: { path: '/branch', page: 'branch' },
    pay: { path: '/pay', sequence: 'pay' },
    'pay-loan': { path: '/loans/:loan/pay', sequence: 'pay' },
  },
  page: {
    branch: {
      title: 'library:nothing',
      body: [
        {
          widget: 'library/branch',
          slots: {
            body: [
              {
                widget: 'library/heading',
                settings: {
                  text: { key: 'library:owesThere', with: { amount: 'fine.amount', branch: 'branch.name' } },
                },
                needs: ['fine.amount'],
              },
            ],
          },
        },
      ],
    },
    loan: { title: 'library:nothing', subject: { record: 'loan', param: 'loan' }, body: fineOf },
  },
  sequence: {
    pay: {
      title: 'library:nothing',
      subject: { record: 'loan', param: 'loan' },
      order: ['ask'],
      exit: { label: 'library:noLoans', do: { go: { route: 'home' } }, style: 'link' },
      data: { sure: { type: 'boolean', description: 'Asked.', initial: false } },
      steps: {
        ask: {
          title: 'library:nothing',
          heading: owes,
          body: [
            {
              widget: 'library/heading',
              settings: { text: 'library:sure' },
              when: { fact: 'pay.sure', is: true },
            },
          ],
          actions: [{ label: 'library:giveBack', do: { send: 'give-back' } }],
          on: { 'give-back': { transitions: [{ to: 'ask', set: { sure: true } }] } },
        },
      },
      results: {},
    },
  },
};
