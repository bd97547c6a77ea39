import { describe, expect, it } from 'vitest';
import { siteOf } from '../testing/index.ts';
import { decisionsAround, explainAddress, formatExplanation } from './index.ts';

describe('explainAddress', () => {
  it('tells the whole way, and of each guard on it what it asked', () => {
    const { hops } = explainAddress(library, { 'reader.signedIn': false }, '/room?shelf=2');
    expect(hops.map(({ address }) => address)).toEqual([
      '/room?shelf=2',
      '/sign-in?returnTo=%2Froom%3Fshelf%3D2',
    ]);
    expect(hops[0]?.reasons.map(({ subject, outcome }) => [subject, outcome])).toEqual([
      ['route room', 'matches /room'],
      ['guard readers', 'false'],
      ['guard readers', 'true'],
    ]);
  });

  it('decides about header, flow, banners and menus where somebody ends', () => {
    const { screen } = explainAddress(library, { 'reader.signedIn': true, 'reader.late': true }, '/room');
    expect(screen).toMatchObject({
      route: 'room',
      header: { decided: 'plain' },
      flow: { decided: 'standard' },
      banners: { top: { decided: ['overdue'] } },
      navigation: { main: { decided: ['room'] } },
    });
  });

  it('says of what waits for a fact that it is not known yet, and of what nothing is shown, none', () => {
    const { screen } = explainAddress(library, { 'reader.signedIn': true, 'reader.late': false }, '/room');
    if (!screen) throw new Error('Nothing is shown.');
    const waiting = { decided: undefined, reasons: [] };
    const told = decisionsAround({ ...screen, header: waiting }).map(({ title, decided }) => [
      title,
      decided,
    ]);
    expect(told.slice(0, 3)).toEqual([
      ['header', 'not known yet'],
      ['flow', 'standard'],
      ['placement top', 'none'],
    ]);
  });

  it('knows of a banner that was dismissed', () => {
    const known = { 'reader.signedIn': true, 'reader.late': true };
    const { screen } = explainAddress(library, known, '/room', { isDismissed: (id) => id === 'overdue' });
    expect(screen?.banners['top']).toMatchObject({
      decided: [],
      reasons: [{ outcome: 'true' }, { outcome: 'dismissed', place: { pointer: '/dismissal' } }],
    });
  });

  it('tells which dialogs are open, the one that shows first, and why the others are not', () => {
    const known = { 'reader.signedIn': true, 'reader.late': true };
    const dialogs = {
      isOpened: (id: string) => id === 'rules',
      isDismissed: (id: string) => id === 'greeting',
    };
    const { screen } = explainAddress(library, known, '/room', { isDismissed: () => false, dialogs });
    expect(screen?.dialogs.decided).toEqual(['fine', 'rules']);
    expect(screen?.dialogs.reasons.map(({ subject, outcome }) => `${subject}: ${outcome}`)).toEqual([
      'dialog fine: true',
      'dialog greeting: true',
      'dialog greeting: closed before',
      'dialog rules: opened',
    ]);
  });

  it('knows of a condition of a dialog that asks on which page it is', () => {
    expect([openAt('/room'), openAt('/sign-in')]).toEqual([['greeting'], []]);
  });

  it('says nothing of a page where the way ends outside', () => {
    expect(explainAddress(library, { 'reader.signedIn': true }, '/shop').screen).toBeUndefined();
  });

  it('goes round a circle only a few times', () => {
    expect(explainAddress(library, {}, '/round').hops).toHaveLength(11);
  });
});

it('tells of an explanation only what is asked for, and always where the address leads', () => {
  const explanation = explainAddress(library, { 'reader.signedIn': true, 'reader.late': false }, '/room');
  const header = formatExplanation(explanation, undefined, ['header']).split('\n');
  expect(header.slice(0, 3)).toEqual(['/room shows page room', '', 'header: plain']);
  expect(header.join('\n')).not.toMatch(/guard|flow|placement|menu|dialogs/);
  expect(formatExplanation(explanation, undefined, ['guards'])).toMatch(
    /^\/room shows page room\n {2}route room/,
  );
});

it('an explanation reads like this', () => {
  const known = { 'reader.signedIn': true, 'reader.late': false };
  expect(formatExplanation(explainAddress(library, known, '/room'))).toMatchInlineSnapshot(`
    "/room shows page room
      route room: matches /room  routes/room.json /path
      guard readers: yes  guards/readers.json /allow
        ✓ reader.signedIn is true (is true, from reader)  ◀ decides  /allow

    header: plain
      header, headers 1: yes  site.json /headers/0

    flow: standard

    placement top: none
      banner overdue: no  banners/overdue.json /when
        ✗ all of  /when
          ✓ reader.signedIn is true (is true, from reader)  /when/all/0
          ✗ reader.late is true (is false, from reader)  ◀ decides  /when/all/1

    menu main: room
      item room: yes  navigation/main.json /items/0/when
        ✓ reader.signedIn is true (is true, from reader)  ◀ decides  /items/0/when

    dialogs: greeting
      dialog fine: no  dialogs/fine.json /when
        ✗ reader.late is true (is false, from reader)  ◀ decides  /when
      dialog greeting: yes  dialogs/greeting.json /when
        ✓ route.id is room (is room, from route)  ◀ decides  /when"
  `);
});

function openAt(address: string) {
  return explainAddress(library, { 'reader.signedIn': true }, address).screen?.dialogs.decided;
}

const words = { title: 'library:title', text: 'library:text', actions: [] };
const widget = (file: string, at: string) => [
  `  ✗ widget library/text  ${file} ${at}/when`,
  `    ✗ reader.late is true (is false, from reader)  ◀ decides  ${at}/when`,
  `    ✗ note  ${file} ${at}/settings/note/when`,
  `      ✗ reader.late is true (is false, from reader)  ◀ decides  ${at}/settings/note/when`,
];

describe('the content of an address', () => {
  const late = { fact: 'reader.late', is: true } as const;
  const text = { widget: 'library/text', settings: { note: { when: late } }, when: late };
  const step = { title: 'library:step', heading: 'library:step', actions: [], on: {} };
  const site = siteOf({
    facts: {
      reader: {
        comesFrom: 'The session.',
        facts: { late: { type: 'boolean', description: 'A book is late.' } },
      },
    },
    page: { room: { title: 'library:room', body: [text] } },
    sequence: {
      lend: {
        title: 'library:lend',
        data: {},
        exit: { label: 'library:leave', do: { go: { route: 'room' } } },
        order: ['choose', 'review'],
        steps: { choose: { ...step, body: [text] }, review: { ...step, body: [] } },
      },
    },
    route: {
      room: { path: '/room', page: 'room' },
      lend: { path: '/lend', sequence: 'lend' },
    },
  });
  const told = (address: string) =>
    formatExplanation(explainAddress(site, { 'reader.late': false }, address), {}, ['widgets']);

  it('says of a widget and of a part of it why it does not show', () => {
    expect(told('/room').split('\n').slice(2)).toEqual([
      'page room',
      ...widget('pages/room.json', '/body/0'),
    ]);
  });

  it('names the file of a clause only where it was written in another one than what it decides', () => {
    const joined = { all: [late, late] };
    const room = siteOf({
      ...site.manifests,
      page: { room: { title: 'library:room', body: [{ ...text, settings: {}, when: joined }] } },
    });
    const written = (where: (pointer: string) => string): (string | undefined)[] =>
      formatExplanation(
        explainAddress(room, { 'reader.late': false }, '/room'),
        { locate: (place) => ({ file: where(place.pointer), pointer: '', line: 7 }) },
        ['widgets'],
      )
        .split('\n')
        .slice(3)
        .map((line) => line.split('  ').at(-1));
    expect(written(() => 'a.json')).toEqual(['a.json:7', ':7', ':7', ':7']);
    expect(written((pointer) => (pointer.endsWith('/1') ? 'b.json' : 'a.json'))).toEqual([
      'a.json:7',
      ':7',
      ':7',
      'b.json:7',
    ]);
  });

  it('has the widgets of the steps of a sequence: of one, where the address names it', () => {
    const choose = [
      'sequence lend, steps choose body',
      ...widget('sequences/lend.json', '/steps/choose/body/0'),
    ];
    expect(told('/lend').split('\n').slice(2)).toEqual(choose);
    expect(told('/lend/choose').split('\n').slice(2)).toEqual(choose);
    expect(told('/lend/review').split('\n').slice(2)).toEqual([]);
  });

  it('says in which order somebody goes through the steps, where it is not the same for everybody', () => {
    const { lend } = site.manifests.sequence;
    const variants = [{ when: late, order: ['choose', 'review'] }];
    const sequence = { lend: { ...lend, order: ['review'], variants } } as typeof site.manifests.sequence;
    const toldTo = (isLate: boolean): string =>
      formatExplanation(
        explainAddress(siteOf({ ...site.manifests, sequence }), { 'reader.late': isLate }, '/lend/review'),
        {},
        ['widgets'],
      );
    expect(toldTo(true)).toContain(
      '\n\norder of the steps: choose, review\n  variants of lend, variants 1: yes',
    );
    expect(toldTo(false).split('\n').slice(2)).toEqual([
      'order of the steps: review',
      '  variants of lend, variants 1: no  sequences/lend.json /variants/0/when',
      '    ✗ reader.late is true (is false, from reader)  ◀ decides  /variants/0/when',
    ]);
  });
});

const library = siteOf({
  site: { external: { shop: { default: 'https://shop.example/' } } },
  facts: {
    reader: {
      comesFrom: 'The session.',
      facts: {
        signedIn: { type: 'boolean', description: 'Signed in.' },
        late: { type: 'boolean', description: 'A book is late.' },
      },
    },
  },
  guard: {
    readers: {
      allow: { fact: 'reader.signedIn', is: true },
      whileUnknown: 'deny',
      otherwise: [{ redirect: { route: 'sign-in' }, returnTo: true }],
    },
    nobody: {
      allow: { fact: 'reader.signedIn', is: false },
      whileUnknown: 'deny',
      otherwise: [{ leave: 'shop' }],
    },
  },
  route: {
    room: { path: '/room', page: 'room', guards: ['readers'] },
    'sign-in': { path: '/sign-in', page: 'sign-in' },
    shop: { path: '/shop', page: 'room', guards: ['nobody'] },
    round: { path: '/round', redirect: { to: { route: 'round' } } },
  },
  header: { plain: { start: [], end: [] } },
  flow: { standard: { regions: [], width: 'page', pageAlerts: true } },
  banner: {
    overdue: {
      placement: 'top',
      priority: 1,
      tone: 'warning',
      when: {
        all: [
          { fact: 'reader.signedIn', is: true },
          { fact: 'reader.late', is: true },
        ],
      },
      title: 'library:overdue',
      dismissal: { forDays: 1 },
    },
  },
  dialog: {
    fine: { ...words, priority: 90, when: { fact: 'reader.late', is: true } },
    greeting: { ...words, priority: 50, when: { fact: 'route.id', is: 'room' } },
    rules: { ...words, priority: 10 },
  },
  navigation: {
    main: {
      label: 'library:menu',
      items: [
        {
          id: 'room',
          label: 'library:room',
          link: { route: 'room' },
          when: { fact: 'reader.signedIn', is: true },
        },
      ],
    },
  },
});
