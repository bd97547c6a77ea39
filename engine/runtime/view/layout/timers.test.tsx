import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ManifestParts } from '../../../core/testing/index.ts';
import { fakePorts, settled } from '../../testing/index.ts';
import { showPortal } from './testing/index.ts';
// Imported in advance, so that no test has to wait for the code.
import './DialogHost.tsx';

const minute = 60_000;

it('a session that ends soon is said to, and goes on when the customer says so', async () => {
  const { ports, after, server } = await show();
  await after(() => ports.clock.advance(12 * minute));
  expect(screen.queryByRole('dialog')).toBeNull();
  await after(() => ports.clock.advance(minute));
  expect(screen.getByRole('dialog', { name: 'Still there?' })).toBeDefined();
  await after(() => screen.getByRole('button', { name: 'Stay' }).click());
  expect(server.asked('/auth/session/extend')).toBe(1);
  await after(() => ports.clock.advance(5 * minute));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(ports.left).toEqual([]);
});

it('who does not answer is signed out, when the session has really ended', async () => {
  const { ports, after, server } = await show();
  await after(() => ports.clock.advance(13 * minute));
  await after(() => ports.clock.advance(2 * minute));
  expect(server.asked('/auth/sign-out')).toBe(1);
  expect(ports.left).toEqual(['/sign-in']);
});

it('a session that somebody else has extended goes on, unnoticed', async () => {
  const { ports, after, server } = await show();
  server.endsInSeconds = 900;
  await after(() => ports.clock.advance(13 * minute));
  expect([screen.queryByRole('dialog'), server.asked('/auth/session')]).toEqual([null, 2]);
});

it('going back or forward extends the session once, and shows nothing', async () => {
  const { history, portal, after, server } = await show();
  await after(() => portal.navigator.go('/shelf'));
  expect(server.asked('/auth/session/extend')).toBe(0);
  await after(() => history.go(-1));
  expect(server.asked('/auth/session/extend')).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('going back closes the warning, following a link does not', async () => {
  const { history, portal, ports, after } = await show();
  await after(() => portal.navigator.go('/shelf'));
  await after(() => ports.clock.advance(13 * minute));
  expect(screen.getByRole('dialog', { name: 'Still there?' })).toBeDefined();
  await after(() => portal.navigator.go('/'));
  expect(screen.getByRole('dialog', { name: 'Still there?' })).toBeDefined();
  await after(() => history.go(-1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('who has not signed in extends nothing', async () => {
  const { history, portal, after, server } = await show({ signedIn: false });
  await after(() => portal.navigator.go('/shelf'));
  await after(() => history.go(-1));
  expect(server.asked('/auth/session/extend')).toBe(0);
});

it('nobody is signed out, or warned, while the network is away', async () => {
  const { portal, ports, after, server } = await show();
  await after(() => portal.store.set({ 'connection.online': false }));
  await after(() => ports.clock.advance(20 * minute));
  expect(screen.queryByRole('dialog', { name: 'Still there?' })).toBeNull();
  expect(server.asked('/auth/sign-out')).toBe(0);
});

it('a network that is away for long takes the screen, and the page is loaded anew when it is back', async () => {
  const { portal, ports, after } = await show();
  await after(() => portal.store.set({ 'connection.online': false }));
  await after(() => ports.clock.advance(29_999));
  expect(screen.queryByRole('dialog')).toBeNull();
  await after(() => ports.clock.advance(1));
  expect(screen.getByRole('dialog', { name: 'No network' })).toBeDefined();
  await after(() => portal.store.set({ 'connection.online': true }));
  expect([screen.queryByRole('dialog'), ports.left]).toEqual([null, ['/']]);
});

it('one that is back before shows nothing, and loads nothing anew', async () => {
  const { portal, ports, after } = await show();
  await after(() => portal.store.set({ 'connection.online': false }));
  await after(() => ports.clock.advance(29_999));
  await after(() => portal.store.set({ 'connection.online': true }));
  await after(() => ports.clock.advance(60_000));
  expect([screen.queryByRole('dialog'), ports.left]).toEqual([null, []]);
});

it('the flag service says how long that is', async () => {
  const { portal, ports, after, toggles } = await show();
  await after(() => toggles.set({ listener: { enabled: true, payload: { delayInMs: 5_000 } } }));
  await after(() => portal.store.set({ 'connection.online': false }));
  await after(() => ports.clock.advance(5_000));
  expect(screen.getByRole('dialog', { name: 'No network' })).toBeDefined();
});

it('the page is not loaded anew while something that was sent is on its way', async () => {
  const { portal, ports, after } = await show();
  await after(() => portal.store.set({ 'connection.online': false }));
  await after(() => ports.clock.advance(30_000));
  portal.navigationBlock.add(
    () => true,
    () => () => undefined,
  );
  await after(() => portal.store.set({ 'connection.online': true }));
  expect(ports.left).toEqual([]);
});

/** A provider whose session lasts for a quarter of an hour. */
function provider(signedIn: boolean) {
  const calls: string[] = [];
  const server = {
    endsInSeconds: undefined as number | undefined,
    asked: (path: string) => calls.filter((each) => each === path).length,
    fetch: (path: string): Promise<Response> => {
      calls.push(path);
      if (path === '/auth/session/extend') until = ports.clock.now() + 900_000;
      const left = (until - ports.clock.now()) / 1_000;
      const alive = signedIn && left > 0;
      const endsInSeconds = server.endsInSeconds ?? left;
      return Promise.resolve(Response.json(alive ? { signedIn, endsInSeconds } : { signedIn: false }));
    },
  };
  const ports = fakePorts({ fetch: server.fetch });
  let until = ports.clock.now() + 900_000;
  return { server, ports };
}

async function show({ signedIn = true } = {}) {
  const { server, ports } = provider(signedIn);
  const shown = await showPortal({ manifests, ports, copy: { en: sentences } });
  await shown.after(() => ports.becomeIdle());
  await vi.dynamicImportSettled();
  // Answers of the server are read in turns of the event loop.
  const after: typeof shown.after = async (act) => {
    const result = await shown.after(act);
    for (let turn = 0; turn < 5; turn += 1) await shown.after(() => settled());
    return result;
  };
  await after(() => undefined);
  return { ...shown, after, server };
}

const sentences = {
  away: 'No network',
  still: 'Still there?',
  soon: 'It ends soon.',
  stay: 'Stay',
  notExtended: 'Oh.',
};

const isSignedIn = { fact: 'session.signedIn', is: true } as const;

const manifests: ManifestParts = {
  site: {
    session: {
      check: '/auth/session',
      signIn: '/auth/sign-in',
      signOut: '/auth/sign-out',
      extend: '/auth/session/extend',
      extendOn: ['back-and-forward'],
      returnParameter: 'returnTo',
    },
  },
  constants: {
    constants: {
      constants: {
        warning: { value: 2, unit: 'minutes', description: 'A warning.' },
        away: {
          value: 30_000,
          unit: 'milliseconds',
          description: 'Long.',
          payload: { toggle: 'listener', field: 'delayInMs', minimum: 1_000, maximum: 60_000 },
        },
      },
    },
  },
  facts: {
    session: {
      comesFrom: 'The session.',
      facts: {
        signedIn: { type: 'boolean', description: 'Signed in.' },
        endsAt: { type: 'moment', description: 'Its end.' },
      },
    },
    connection: {
      comesFrom: 'The browser.',
      facts: { online: { type: 'boolean', description: 'The network is there.' } },
    },
  },
  route: { shelf: { path: '/shelf', page: 'home' } },
  toggle: { listener: { default: true, owner: 'Desk' } },
  dialog: {
    away: {
      priority: 2,
      form: 'full-screen',
      title: 'library:away',
      text: 'library:soon',
      closable: false,
      actions: [],
    },
    timeout: {
      priority: 1,
      title: 'library:still',
      text: 'library:soon',
      closable: false,
      actions: [{ label: 'library:stay', do: { extendSession: true } }],
    },
  },
  timer: {
    away: {
      while: { fact: 'connection.online', is: false },
      after: 'constant.away',
      do: { open: 'away' },
      afterwards: { reload: true },
    },
    warning: {
      while: isSignedIn,
      at: { fact: 'session.endsAt', early: 'constant.warning' },
      asksAgain: ['session'],
      when: isSignedIn,
      do: { open: 'timeout' },
    },
    end: {
      while: isSignedIn,
      at: { fact: 'session.endsAt' },
      asksAgain: ['session'],
      do: { signOut: { route: 'sign-in' } },
    },
  },
};
