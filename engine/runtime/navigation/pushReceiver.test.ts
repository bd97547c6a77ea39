import { describe, expect, it, vi } from 'vitest';
import { siteOf } from '../../core/testing/index.ts';
import { createFactStore } from '../facts/index.ts';
import { memoryHistory } from './memoryHistory.ts';
import { fakePorts, settled } from '../testing/index.ts';
import { receiveLater } from './receiveLater.ts';
import { createPushReceiver } from './pushReceiver.ts';

describe('a push message that is tapped', () => {
  it('leads to its route with a value of the message', () => {
    const { receive, gone } = setup();
    receive(message('BOOK', { shelf: 'a:1' }));
    expect(gone).toEqual(['/shelves/a1']);
  });

  it('leads outside by a declared address only', () => {
    const { receive, ports } = setup();
    receive(message('CATALOGUE'));
    expect(ports.left).toEqual(['https://catalogue.example/']);
  });

  it('sets facts and opens a dialog', () => {
    const { receive, store, opened } = setup();
    receive(message('FINE', { fine: '12' }));
    expect([store.read('fine.id'), opened]).toEqual(['12', ['fine']]);
  });

  it('opens a dialog only once its condition holds, and then after the time of the constant', () => {
    const { receive, store, opened, ports } = setup();
    receive(message('DESK'));
    ports.clock.advance(5_000);
    expect(opened).toEqual([]);
    store.set({ 'fine.loaded': true });
    ports.clock.advance(999);
    expect(opened).toEqual([]);
    ports.clock.advance(1);
    expect(opened).toEqual(['desk']);
    store.set({ 'fine.loaded': false });
    store.set({ 'fine.loaded': true });
    ports.clock.advance(2_000);
    expect(opened).toEqual(['desk']);
  });

  it.each([undefined, null, 'BOOK', {}, message('OTHER'), message('constructor')])(
    'changes nothing when it is %j, and is reported',
    (unknown) => {
      const { receive, gone, opened, ports } = setup();
      receive(unknown);
      expect([gone, opened, ports.reports.map(({ what }) => what)]).toEqual([[], [], ['push-ignored']]);
    },
  );
});

describe('the code for a push message', () => {
  it('comes with the first one', async () => {
    const { receive, gone } = setupLater();
    receive(message('BOOK', { shelf: 'new' }));
    expect(await gone.promise).toBe('/shelves/new');
  });

  it('comes when the network is back, and then the last one that was tapped is received', async () => {
    vi.doMock('./pushReceiver.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { receive, gone, ports } = setupLater();
    receive(message('BOOK', { shelf: 'old' }));
    receive(message('BOOK', { shelf: 'new' }));
    await vi.waitFor(() =>
      expect(ports.reports.map(({ what }) => what)).toEqual(['push-waits', 'push-waits']),
    );
    vi.doUnmock('./pushReceiver.ts');
    ports.comeBack();
    expect(await gone.promise).toBe('/shelves/new');
    await settled();
  });
});

function setupLater() {
  const ports = fakePorts();
  const gone = Promise.withResolvers<string>();
  const store = createFactStore({ vocabulary: site.vocabulary, report: ports.report });
  const history = memoryHistory('/');
  const receive = receiveLater({ site, store, history, ports, go: gone.resolve, open: () => undefined });
  return { receive, gone, ports };
}

function message(category: string, payload: Record<string, string> = {}) {
  return { category, data: { payload } };
}

const site = siteOf({
  site: { external: { catalogue: { default: 'https://catalogue.example/' } } },
  constants: {
    constants: { constants: { deskDelay: { value: 1_000, unit: 'milliseconds', description: 'Delay.' } } },
  },
  route: { home: { path: '/', page: 'home' }, shelf: { path: '/shelves/:shelf', page: 'shelf' } },
  facts: {
    fine: {
      comesFrom: 'A message.',
      facts: {
        id: { type: 'text', description: 'Which fine.' },
        loaded: { type: 'boolean', description: 'It is there.' },
      },
    },
  },
  push: {
    book: {
      category: 'BOOK',
      go: {
        route: 'shelf',
        params: { shelf: { payload: 'shelf', without: ':' } },
        otherwise: { route: 'home' },
      },
    },
    catalogue: { category: 'CATALOGUE', go: { external: 'catalogue' } },
    fine: {
      category: 'FINE',
      keep: { 'fine.id': { payload: 'fine' } },
      open: { dialog: 'fine', needs: ['fine'] },
    },
    desk: {
      category: 'DESK',
      open: { dialog: 'desk', when: { fact: 'fine.loaded', is: true }, after: 'constant.deskDelay' },
    },
  },
});

function setup() {
  const ports = fakePorts();
  const store = createFactStore({
    vocabulary: site.vocabulary,
    report: ports.report,
  });
  const gone: string[] = [];
  const opened: string[] = [];
  const receive = createPushReceiver({
    site,
    store,
    history: memoryHistory('/'),
    ports,
    go: (address) => void gone.push(address),
    open: (dialog) => void opened.push(dialog),
  });
  return { receive, store, ports, gone, opened };
}
