import { expect, it } from 'vitest';
import { showPortal } from '../view/layout/testing/index.ts';
import { fakePorts, settled } from '../testing/index.ts';
import { untilDecided } from './untilDecided.ts';

it('waits until it is known what the address shows, where who is signed in comes with the page', async () => {
  const { portal, after } = await atDesk();
  const drawn = drawnBy(portal, ['/auth/session']);
  await settled();
  expect(drawn.is).toBe(false);
  await after(() => portal.store.set({ 'session.signedIn': false }));
  await settled();
  expect(drawn.is).toBe(true);
});

it('waits for a quarter of a second at most', async () => {
  const { portal, ports } = await atDesk();
  const drawn = drawnBy(portal, ['/auth/session']);
  ports.clock.advance(250);
  await settled();
  expect(drawn.is).toBe(true);
});

it('waits for nothing where nothing comes with the page', async () => {
  const { portal } = await atDesk();
  const drawn = drawnBy(portal, []);
  await settled();
  expect(drawn.is).toBe(true);
});

type ShownPortal = Awaited<ReturnType<typeof showPortal>>;

function drawnBy(portal: ShownPortal['portal'], preloaded: readonly string[]): { is: boolean } {
  const drawn = { is: false };
  void untilDecided(portal, new Set(preloaded)).then(() => (drawn.is = true));
  return drawn;
}

/** Opens a route whose decision waits for the session. */
function atDesk(): Promise<ShownPortal> {
  return showPortal({
    ports: fakePorts({ fetch: () => new Promise(() => undefined) }),
    start: '/desk',
    manifests: {
      facts: {
        session: {
          comesFrom: 'The session.',
          facts: { signedIn: { type: 'boolean', description: 'Signed in.' } },
        },
      },
      route: { desk: { path: '/desk', page: 'home', guards: ['strangers'] } },
      guard: {
        strangers: {
          allow: { fact: 'session.signedIn', is: false },
          whileUnknown: { waitMs: 4_000, then: 'deny' },
          otherwise: [{ redirect: { route: 'home' } }],
        },
      },
    },
  });
}
