import { expect, it } from 'vitest';
import { siteOf } from '../testing/index.ts';
import { explainAddress, formatExplanation } from './index.ts';

it('tells what is told of the arrival, of a banner and of each control that is there, with what it says, by what sends it', () => {
  expect(analyticsAt('/room', { 'reader.late': true })).toMatchInlineSnapshot(`
    "/room shows page room

    told to analytics
      use arrived: build small, late true, route room
        arrival
      use banner: build small, late true, banner overdue
        banner overdue
      use pressed: build small, late true
        library:renew: action run, target library/renew
        library:rules: action open, target rules
        library:help: action go, target loan
        library:close: action close, target fine
        library:pay: action go, target loan
        cross: action dismiss, target overdue
        library:toLoan: action go, target loan"
  `);
});

it('tells nothing of what is hidden from this person, or of an event whose condition does not hold', () => {
  const text = analyticsAt('/room', { 'reader.late': false });
  expect(text).not.toMatch(/overdue|renew|help|pay|toLoan|arrived/);
  expect(text).toMatch(/action open, target rules\n {4}library:rules$/);
});

it('tells of choices only what the one that is taken has, and of all while that is not known', () => {
  const overdue = analyticsAt('/shelf', { 'reader.late': true });
  expect(overdue).toContain('library:payFine');
  expect(overdue).not.toContain('library:browse');
  expect(analyticsAt('/shelf', { 'reader.late': false })).not.toContain('library:payFine');
  expect(analyticsAt('/shelf', {})).toMatch(/library:payFine[^]*library:browse/);
});

it('tells of a sequence what may be pressed in the state of the address, and how its operations may end', () => {
  const text = analyticsAt('/loan/review', {});
  expect(text).toContain('library:lend: action send, target lend');
  expect(text).not.toContain('library:next');
  expect(text).toMatch(/sequence loan, operation lend\n {4}operation lend: outcome lent or refused$/);
  expect(analyticsAt('/loan', {})).toMatch(/library:next.*\n.*library:lend/);
});

it('tells which timers count, and why the others do not', () => {
  expect(analyticsAt('/room', { 'reader.late': true }, 'timers')).toContain('timer remind: counts');
  expect(analyticsAt('/room', { 'reader.late': false }, 'timers')).toMatch(
    /timer remind: does not count\n.*no.*\n.*reader.late is true \(is false/,
  );
});

it.each([
  [true, /timer offer: counts$/m],
  [false, /timer offer: counts; would do nothing at the end, and begin anew$/m],
  [undefined, /timer offer: counts; what it asks at the end is not known yet, and is asked for then$/m],
])('tells what a timer asks only at the end: %s', (calm, said) => {
  const known = { 'reader.late': true, ...(calm !== undefined && { 'reader.calm': calm }) };
  expect(analyticsAt('/room', known, 'timers')).toMatch(said);
});

function analyticsAt(address: string, known: Readonly<Record<string, boolean>>, part = 'analytics'): string {
  return formatExplanation(explainAddress(library, known, address), undefined, [part]);
}

const late = { fact: 'reader.late', is: true } as const;

const library = siteOf({
  facts: {
    reader: {
      comesFrom: 'The session.',
      facts: {
        late: { type: 'boolean', description: 'A book is late.' },
        calm: { type: 'boolean', description: 'Nobody waits.' },
      },
    },
  },
  analytics: {
    use: {
      service: '/analytics',
      topic: { default: 'use' },
      every: 'constant.every',
      mostPerSecond: 1,
      with: { build: 'small', late: { fact: 'reader.late' } },
      events: {
        arrived: {
          description: 'A page.',
          on: { arrived: {} },
          when: late,
          with: { route: { moment: 'route' } },
        },
        banner: { description: 'A banner.', on: { shown: {} }, with: { banner: { moment: 'banner' } } },
        pressed: {
          description: 'A button.',
          on: { pressed: {} },
          with: { action: { moment: 'action' }, target: { moment: 'target' } },
        },
        ended: {
          description: 'An end.',
          on: { ended: {} },
          with: {
            sequence: { moment: 'sequence' },
            operation: { moment: 'operation' },
            outcome: { moment: 'outcome' },
          },
        },
      },
    },
  },
  route: {
    room: { path: '/room', page: 'room' },
    shelf: { path: '/shelf', page: 'shelf' },
    loan: { path: '/loan', sequence: 'loan' },
  },
  page: {
    shelf: {
      title: 'library:shelf',
      body: [
        {
          widget: 'library/status',
          settings: {
            states: [
              { when: late, actions: [{ label: 'library:payFine', do: { go: { route: 'loan' } } }] },
              { actions: [{ label: 'library:browse', do: { go: { route: 'room' } } }] },
            ],
          },
        },
      ],
    },
    room: {
      title: 'library:room',
      body: [
        { widget: 'library/banners', settings: { placement: 'top' } },
        { widget: 'library/menu', when: late, settings: { navigation: 'main' } },
        {
          widget: 'library/actions',
          settings: {
            actions: [
              { label: 'library:renew', when: late, do: { run: 'library/renew' } },
              { label: 'library:rules', do: { open: 'rules' } },
            ],
          },
        },
        {
          widget: 'library/links',
          when: late,
          settings: { link: { route: 'loan' }, label: { key: 'library:help' } },
        },
      ],
    },
  },
  banner: {
    overdue: {
      placement: 'top',
      priority: 1,
      tone: 'warning',
      when: late,
      title: 'library:overdue',
      actions: [{ label: 'library:pay', do: { go: { route: 'loan' } } }],
      dismissal: { forSession: true },
    },
  },
  navigation: {
    main: {
      label: 'library:menu',
      items: [{ id: 'loan', label: 'library:toLoan', link: { route: 'loan' } }],
    },
  },
  dialog: {
    fine: {
      priority: 1,
      when: late,
      title: 'library:fine',
      text: 'library:fine',
      actions: [{ label: 'library:close', do: { close: true } }],
    },
  },
  timer: {
    remind: { while: late, after: 'constant.every', do: { refresh: ['reader'] } },
    offer: {
      while: late,
      after: 'constant.every',
      when: { fact: 'reader.calm', is: true },
      do: { refresh: ['reader'] },
    },
  },
  sequence: {
    loan: {
      title: 'library:loan',
      order: ['book', 'review'],
      data: {},
      exit: { label: 'library:leave', do: { go: { route: 'room' } } },
      steps: {
        book: {
          title: 'library:book',
          heading: 'library:book',
          body: [],
          actions: [{ label: 'library:next', do: { send: 'next' } }],
          on: {},
        },
        review: {
          title: 'library:review',
          heading: 'library:review',
          body: [],
          actions: [{ label: 'library:lend', do: { send: 'lend' } }],
          on: {},
        },
      },
      operations: {
        lend: {
          run: 'library/lend',
          over: 'review',
          busy: 'library:lending',
          sends: 'once',
          with: {},
          unknown: { shows: 'lent', busy: 'library:lending', asks: 'ask' },
          outcomes: { lent: [], refused: [] },
        },
      },
      results: {},
    },
  },
});
