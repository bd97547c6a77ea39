import { fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { AnalyticsEvent, AnalyticsManifest } from '../../core/manifest/index.ts';
import { useControls } from '../view/index.ts';
import { PlainControl, showPortal, type LibraryOptions } from '../view/layout/testing/index.ts';
import { fakePorts } from '../testing/index.ts';
import { ChunkLoadError } from '../release/index.ts';

it('tells arrivals, presses and links in the order in which they came, by the names of manifests', async () => {
  const { portal, after, idle, posted } = await setup();
  await after(() => portal.navigator.go('/room?name=secret'));
  await after(() => fireEvent.click(screen.getByRole('button', { name: 'Again' })));
  await idle();
  await after(() => fireEvent.click(screen.getByRole('link', { name: 'Out' })));
  await idle();
  expect(posted('use').map(({ event, with: said }) => [event, said])).toEqual([
    ['seen', { where: 'home' }],
    ['seen', { where: 'room', before: 'home' }],
    ['pressed', { action: 'open', target: 'rules' }],
    ['pressed', { action: 'go', target: 'shop' }],
  ]);
});

it('tells a press that also puts something away, and is therefore a button, as that of the link', async () => {
  const { after, idle, posted } = await setup();
  await after(() => fireEvent.click(screen.getByRole('button', { name: 'Off' })));
  await idle();
  expect(posted('use').map(({ event, with: said }) => [event, said])).toEqual([
    ['seen', { where: 'home' }],
    ['pressed', { action: 'go', target: 'shop' }],
  ]);
});

it('posts to the topic of its environment, and to the usual one where that has none', async () => {
  const { idle, posted } = await setup();
  await idle();
  expect([posted('use').length, posted('use-test').length, posted('why').length]).toEqual([1, 0, 1]);
});

it('tells that the page was closed, and sends that with all that is left at once', async () => {
  const { idle, posted } = await setup();
  await idle({ milliseconds: 0 });
  expect(posted('use')).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  expect(posted('use').map(({ event }) => event)).toEqual(['seen', 'gone']);
});

it('tells that the network is there again, and sends what has waited', async () => {
  const { after, idle, posted } = await setup();
  await idle();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  await after(() => window.dispatchEvent(new Event('offline')));
  await idle();
  online.mockReturnValue(true);
  await after(() => window.dispatchEvent(new Event('online')));
  await idle();
  expect(posted('use').map(({ event }) => event)).toEqual(['seen', 'back']);
});

it('tells of a refusal who refused and why, with the names of the manifests only', async () => {
  const { portal, after, idle, posted } = await setup();
  await after(() => portal.navigator.go('/members?name=secret'));
  await idle();
  const told = posted('why');
  expect(told).toMatchObject([
    { answer: 'entered', pattern: '/' },
    {
      answer: 'refused',
      pattern: '/members',
      to: { route: 'home' },
      guards: [{ guard: 'members', allows: false }],
    },
    { answer: 'entered', pattern: '/', guards: [] },
  ]);
  expect(JSON.stringify(told)).not.toContain('secret');
});

it.each([
  ['less', 0.29, 2],
  ['no less', 0.3, 0],
])('tells entries of those visits only whose number is %s than the share', async (_, random, count) => {
  const { portal, after, idle, posted } = await setup({ random, entered: 30 });
  await after(() => portal.navigator.go('/room'));
  await idle();
  expect(posted('why').filter(({ answer }) => answer === 'entered')).toHaveLength(count);
});

it('tells of what comes alone, without waiting for anything else', async () => {
  const { portal, idle, posted } = await setup();
  await idle();
  portal.ports.report({ what: 'widget-failed', detail: 'secret' });
  await idle();
  expect(posted('use').map(({ event }) => event)).toEqual(['seen', 'failed']);
});

it.each([
  ['as it is', (error: Error): unknown => error],
  ['as a reason', (reason: Error): unknown => ({ reason })],
  ['as the cause of another error', (cause: Error): unknown => ({ error: new Error('No desk.', { cause }) })],
])('tells of code that could not be loaded, reported %s, what it is and from where', async (_, detailOf) => {
  const { portal, idle, posted } = await setup();
  await idle();
  const detail = detailOf(new ChunkLoadError('missing', 'https://library.example/assets/desk.js'));
  portal.ports.report({ what: 'widget-failed', detail });
  await idle();
  expect(posted('use').filter(({ event }) => event === 'codeLost')).toMatchObject([
    { with: { name: 'ChunkLoadError', type: 'missing', source: 'https://library.example/assets/desk.js' } },
  ]);
});

it.each([
  ['the flag service has said', { attic: { enabled: true } }, 'service'],
  ['nobody has said', undefined, 'default'],
])('tells of a decision that asks a toggle from where that was known: %s', async (_, snapshot, from) => {
  const { portal, toggles, ports, after, idle, posted } = await setup();
  vi.spyOn(toggles, 'current').mockReturnValue(snapshot);
  await after(() => portal.navigator.go('/attic'));
  await after(() => ports.clock.advance(1_000));
  await idle();
  expect(posted('why').findLast(({ pattern }) => pattern === '/attic')).toMatchObject({ togglesFrom: from });
});

it('does not tell of trouble with telling, which would never end', async () => {
  const { portal, idle, posted } = await setup();
  portal.ports.report({ what: 'analytics-unavailable' });
  portal.ports.report({ what: 'widget-failed', detail: 'secret' });
  await idle();
  expect(posted('use').filter(({ event }) => event === 'failed')).toMatchObject([
    { with: { code: 'widget-failed' } },
  ]);
});

it('sends what it has when another release takes its place, and hears nothing of the page from then on', async () => {
  const { portal, idle, posted } = await setup();
  await idle({ milliseconds: 0 });
  portal.stop();
  expect(posted('use').map(({ event }) => event)).toEqual(['seen']);
  window.dispatchEvent(new Event('pagehide'));
  expect(posted('use')).toHaveLength(1);
});

it('tells once, too, when another release comes while the code that tells is on its way', async () => {
  const { portal, idle, posted } = await setup();
  portal.stop();
  await idle();
  window.dispatchEvent(new Event('pagehide'));
  expect(posted('use').map(({ event }) => event)).toEqual(['seen']);
});

it('loads nothing and takes nothing down where no manifest wants to hear of anything', async () => {
  const { ports, portal } = await showPortal({
    ...library,
    manifests: { ...library.manifests, analytics: {} },
  });
  portal.analytics.track({ kind: 'problem', code: 'widget-failed' });
  ports.becomeIdle();
  ports.clock.advance(60_000);
  expect(portal.parts.hasAnalytics).toBe(false);
});

it('SH-CONST-006, SH-CONST-007: asks for a derived fact that each event tells, though no page does, and waits for it with the first', async () => {
  const always = { version: { fact: 'place.version' }, kind: { fact: 'place.kind' } };
  const { after, idle, posted, place } = await setup({ always });
  await idle({ milliseconds: 0 });
  await after(() => place.resolve('app'));
  await idle();
  expect(posted('use')).toMatchObject([
    { event: 'seen', with: { where: 'home', version: '2.10', kind: 'app' } },
  ]);
});

it('tells what happened without a fact that is not known in time', async () => {
  const { after, idle, posted, ports } = await setup({ always: { version: { fact: 'place.version' } } });
  await idle();
  await after(() => ports.clock.advance(5_000));
  expect(posted('use').map(({ with: said }) => said)).toEqual([{ where: 'home' }]);
});

interface Posted {
  event: string;
  answer?: string;
  with?: object;
  pattern?: string;
}

interface Setup {
  random?: number;
  entered?: number;
  always?: NonNullable<AnalyticsManifest['with']>;
}

async function setup({ random = 0, entered = 100, always = {} }: Setup = {}) {
  const place = Promise.withResolvers<string>();
  const sent: { url: string; events: Posted[] }[] = [];
  const ports = fakePorts({
    random: () => random,
    fetch: (url, init) => {
      sent.push({ url, events: JSON.parse(String(init?.body)) as Posted[] });
      return Promise.resolve(new Response(undefined, { status: 204 }));
    },
  });
  const analytics = { use: { ...use, with: always }, why: whyOf(entered) };
  const shown = await showPortal({
    ...library,
    ports,
    pack: {
      sources: {
        place: () =>
          Promise.resolve(({ set }) => {
            void place.promise.then((kind) => set({ 'place.kind': kind }));
            return () => undefined;
          }),
      },
      derivations: {
        place: () =>
          Promise.resolve({
            version: {
              inputs: { kind: 'enum' },
              compute: (kind) => kind && (kind === 'app' ? '2.10' : '1.9'),
            },
          }),
      },
    },
    manifests: { ...library.manifests, analytics },
  });
  onTestFinished(() => shown.portal.stop());
  const idle = async ({ milliseconds = 5_000 } = {}): Promise<void> => {
    // The first idle moment loads the code of analytics, the second one sends the events.
    for (const _ of [1, 2, 3]) {
      await shown.after(() => ports.becomeIdle());
      await vi.dynamicImportSettled();
    }
    await shown.after(() => ports.clock.advance(milliseconds));
  };
  const posted = (topic: string): Posted[] =>
    sent.filter(({ url }) => url === `/analytics/${topic}`).flatMap(({ events }) => events);
  return { ...shown, idle, posted, place };
}

function Controls() {
  const out = { go: { external: 'shop' } };
  const controls = useControls(
    [
      { label: 'library:again', do: { open: 'rules' } },
      { label: 'library:out', do: out },
      { label: 'library:off', do: out, dismissal: { forDays: 60 } },
    ],
    { dismiss: () => undefined },
  );
  return controls.map((control) => <PlainControl key={control.label} control={control} />);
}

type MomentField = 'route' | 'before' | 'action' | 'target' | 'code' | 'reason' | 'source';

const moment = (name: MomentField) => ({ moment: name });

const events: Readonly<Record<string, Omit<AnalyticsEvent, 'description'>>> = {
  seen: { on: { arrived: {} }, with: { where: moment('route'), before: moment('before') } },
  pressed: { on: { pressed: {} }, with: { action: moment('action'), target: moment('target') } },
  failed: { on: { problem: {} }, with: { code: moment('code') } },
  codeLost: {
    on: { failed: { of: ['code'] } },
    with: { name: moment('code'), type: moment('reason'), source: moment('source') },
  },
  back: { on: { begins: { fact: 'connection.online', is: true } } },
  gone: { on: { left: true } },
};

const use: AnalyticsManifest = {
  description: 'How it is used.',
  service: '/analytics',
  topic: { default: 'use-test', PROD: 'use' },
  every: 'constant.tellEvery',
  mostPerSecond: 100,
  events: Object.fromEntries(
    Object.entries(events).map(([name, event]) => [name, { description: name, ...event }]),
  ),
};

function whyOf(entered: number): AnalyticsManifest {
  const { events: _, ...topic } = use;
  const decisions = { entered, refused: 100, redirected: 100, notFound: 100 };
  return { ...topic, topic: { default: 'why' }, decisions };
}

const library: LibraryOptions = {
  body: [{ widget: 'library/controls' }],
  widgets: { 'library/controls': Controls },
  copy: { en: { again: 'Again', off: 'Off', out: 'Out', rules: 'Rules' } },
  manifests: {
    site: { external: { shop: { default: 'https://shop.example/' } } },
    constants: {
      constants: {
        constants: { tellEvery: { value: 5000, unit: 'milliseconds', description: 'So often.' } },
      },
    },
    facts: {
      connection: {
        comesFrom: 'The browser.',
        facts: { online: { type: 'boolean', description: 'There is a network.' } },
      },
      place: {
        comesFrom: 'The browser.',
        facts: {
          kind: { type: 'enum', values: ['web', 'app'], description: 'Where it runs.' },
          version: {
            type: 'enum',
            values: ['1.9', '2.10'],
            description: 'What events follow.',
            derivedFrom: { kind: 'place.kind' },
          },
        },
      },
    },
    dialog: { rules: { title: 'library:rules', text: 'library:rules', priority: 1, actions: [] } },
    toggle: { attic: { default: false, owner: 'Desk' } },
    guard: {
      attic: {
        allow: { toggle: 'attic' },
        whileUnknown: { waitMs: 10_000, then: 'deny' },
        otherwise: [{ redirect: { route: 'home' } }],
      },
      members: {
        allow: { not: { fact: 'route.id', in: ['home', 'room'] } },
        whileUnknown: 'deny',
        otherwise: [{ redirect: { route: 'home' } }],
      },
    },
    route: {
      home: { path: '/', page: 'home' },
      room: { path: '/room', page: 'home' },
      members: { path: '/members', page: 'home', guards: ['members'] },
      attic: { path: '/attic', page: 'home', guards: ['attic'] },
    },
  },
};
