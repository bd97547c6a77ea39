import type { SequenceManifest } from '../../../core/manifest/index.ts';
import type { ManifestParts } from '../../../core/testing/index.ts';

/** The sentences of the lending, by the last part of their key. */
export const lendingWords = {
  lend: 'Borrow a book',
  choose: 'Choose a branch',
  review: 'Check your loan',
  sure: 'Is it a gift?',
  reallySure: 'It cannot be borrowed again.',
  lent: 'It is yours',
  checking: 'We are still checking',
  branch: 'Branch',
  branchMissing: 'Please choose a branch.',
  continue: 'Continue',
  look: 'Look it up',
  borrow: 'Borrow',
  back: 'Back',
  yes: 'Yes',
  leave: 'Leave',
  again: 'Check again',
  busy: 'One moment',
  lending: 'We are lending you the book',
  noCatalogue: 'We cannot look it up',
  notLent: 'We could not lend you the book',
  tryLater: 'Please try again later.',
  fine: 'Fine',
  kept: 'You chose the {{branch}}',
};

const sent = (label: keyof typeof lendingWords, event: string) =>
  ({ label: `library:${label}`, do: { send: event } }) as const;

const leave = { label: 'library:leave', do: { go: { route: 'home' } } } as const;

const heading = (text: keyof typeof lendingWords) => ({
  widget: 'library/heading',
  settings: { text: `library:${text}` },
});

/** The title of a step, in its progress and above it. */
const called = (name: 'choose' | 'review') =>
  ({ title: `library:${name}`, heading: `library:${name}` }) as const;

/**
 * Lending a book: the reader requests it, and gets it, is refused, or the outcome is unknown. Before it there is a question,
 * and an operation that only loads; after it another operation (a reminder, say).
 */
export const lending: SequenceManifest = {
  description: 'Lends a book.',
  title: 'library:lend',
  order: ['choose', 'review'],
  exit: leave,
  ifFailed: 'no-catalogue',
  aside: [heading('lend')],
  line: {
    label: 'library:branch',
    value: { key: 'library:kept', with: { branch: 'lend.branch' } },
    when: { not: { fact: 'lend.branch', is: 'unanswered' } },
  },
  data: {
    title: { type: 'text', description: 'As typed.', initial: 'reader.wish' },
    branch: { type: 'enum', description: 'Where it is fetched.', values: ['harbour', 'market'] },
    gift: { type: 'boolean', description: 'For somebody else.', initial: false },
    remind: { type: 'boolean', description: 'Send a reminder.', initial: false },
    pin: { type: 'text', description: 'Kept nowhere.', keep: 'never' },
    asked: { type: 'text', description: 'What is asked about.', keep: 'question' },
    loan: { type: 'text', description: 'Number of the loan.' },
  },
  steps: {
    choose: {
      ...called('choose'),
      body: [{ widget: 'library/branch' }],
      actions: [sent('continue', 'continue'), sent('look', 'look')],
      fields: {
        branch: {
          label: 'library:branch',
          refuse: [
            {
              id: 'missing',
              when: { fact: 'lend.branch', is: 'unanswered' },
              message: 'library:branchMissing',
            },
          ],
        },
      },
      on: {
        continue: { needs: ['branch'], transitions: [{ to: 'review' }] },
        look: { transitions: [{ to: 'look-up' }] },
      },
    },
    review: {
      ...called('review'),
      body: [],
      actions: [sent('borrow', 'lend'), sent('back', 'back')],
      on: {
        back: { transitions: [{ to: 'choose' }] },
        lend: {
          needs: ['branch'],
          transitions: [{ when: { fact: 'lend.gift', is: true }, to: 'sure' }, { to: 'lend' }],
        },
        leave: { transitions: [{ leave: { route: 'home' } }] },
      },
    },
  },
  dialogs: {
    sure: {
      over: 'review',
      title: 'library:sure',
      text: 'library:reallySure',
      actions: [sent('yes', 'yes')],
      on: { yes: { transitions: [{ to: 'lend' }] } },
    },
  },
  operations: {
    'look-up': {
      run: 'library/look-up',
      over: 'choose',
      busy: 'library:busy',
      sends: 'freely',
      outcomes: { found: [{ to: 'review' }], unknown: [{ to: 'choose', error: 'no-catalogue' }] },
    },
    lend: {
      run: 'library/lend',
      over: 'review',
      busy: 'library:lending',
      sends: 'once',
      with: { title: 'lend.title', branch: 'lend.branch' },
      returns: { loan: 'loan' },
      unknown: { shows: 'checking', busy: 'library:busy', asks: 'again' },
      refusals: { OVERDUE: 'refused' },
      outcomes: {
        done: [{ when: { fact: 'lend.remind', is: true }, to: 'remind' }, { to: 'lent' }],
        refused: [{ to: 'review', error: 'not-lent', newAttempt: true }],
        'not-started': [{ to: 'review', error: 'no-catalogue' }],
      },
    },
    remind: {
      run: 'library/remind',
      over: 'review',
      busy: 'library:busy',
      sends: 'once',
      unknown: { shows: 'checking', busy: 'library:busy', asks: 'again' },
      outcomes: { done: [{ to: 'lent' }], 'not-started': [{ to: 'lent' }] },
    },
  },
  results: {
    lent: {
      title: 'library:lent',
      body: [heading('lent')],
      means: 'done',
      on: { home: { transitions: [{ leave: { route: 'home' } }] } },
    },
    checking: {
      title: 'library:checking',
      body: [heading('checking'), { widget: 'library/control', settings: sent('again', 'again') }],
      means: 'not-known',
    },
  },
};

function failure(title: keyof typeof lendingWords) {
  const words = { text: 'library:tryLater', acknowledge: 'library:fine' };
  return { presentation: 'dialog', title: `library:${title}`, ...words } as const;
}

/** The further manifests of a portal with the lending. */
export const lendingParts: ManifestParts = {
  facts: {
    reader: {
      comesFrom: 'The session.',
      facts: {
        wish: { type: 'text', description: 'A title.', personal: false },
        adult: { type: 'boolean', description: 'May have any book.' },
      },
    },
    session: {
      comesFrom: 'The session.',
      facts: { username: { type: 'text', description: 'Who borrows.', personal: true } },
    },
  },
  error: {
    'no-catalogue': failure('noCatalogue'),
    'not-lent': failure('notLent'),
  },
  route: { home: { path: '/', page: 'home' }, lend: { path: '/lend', sequence: 'lend' } },
  sequence: { lend: lending },
};
