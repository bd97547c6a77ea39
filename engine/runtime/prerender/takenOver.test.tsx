import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Report } from '../ports/index.ts';
import { type InspectedPortal, startPortal } from '../boot/index.ts';
import type { Bundle } from '../release/index.ts';
import { drawVisit } from './drawVisit.tsx';
import { makeFirstScreens } from './firstScreens.ts';
import type { FirstScreen } from './firstScreen.ts';
import { branches, desk, loans, release } from './testing/index.ts';

let running: InspectedPortal | undefined;
const { screens } = await makeFirstScreens(branches(), Date.now());

beforeEach(() => {
  // Test files share their window: another one may have stored a chosen language.
  localStorage.clear();
  document.cookie = 'portal-language=; Path=/; Max-Age=0';
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});

afterEach(() => {
  running?.stop();
  running = undefined;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('a screen that came with the page', () => {
  it.each(['/', '/mine', '/later', '/dated'])('becomes live as it is: %s', async (path) => {
    const { reports, heading } = await open(path, screenAt(path));
    await live();
    expect(document.querySelector('h1')).toBe(heading);
    expect(reports).toEqual([]);
  });

  it('is that of the toggles that the page knows', async () => {
    const { reports, heading } = await open('/hours', screenAt('/hours', true), {
      environment: 'TEST',
      toggles: { toggles: [{ name: 'hours', enabled: true }] },
    });
    await live();
    expect(document.querySelector('h1')).toBe(heading);
    expect(screen.getByText('New opening hours')).toBeDefined();
    expect(reports).toEqual([]);
  });

  it.each<[string, Partial<FirstScreen['basis']>]>([
    ['another release', { release: `/assets/releases/${'1'.repeat(32)}.json` }],
    ['another language', { language: 'es' }],
    ['another address', { address: '/mine' }],
    ['other facts', { facts: { 'session.signedIn': true } }],
    ['facts that are known now', { facts: { 'session.signedIn': null } }],
    ['code that is not there', { widgets: ['library/gone'] }],
    ['sentences that are not there', { copy: ['gone'] }],
  ])('gives way to the portal’s own where it was made of %s', async (_, other) => {
    const made = screenAt('/');
    const { heading } = await open('/', { ...made, basis: { ...made.basis, ...other } });
    await live();
    expect(document.querySelector('h1')?.textContent).toBe('Town Library');
    expect(document.querySelector('h1')).not.toBe(heading);
  });

  describe('that was drawn for one customer', () => {
    const known = { session: { signedIn: true }, answers: { '/auth/session': { signedIn: true } } };

    it('becomes live as it is, with the answers that came along', async () => {
      const made = await visitAt('/stored');
      const { reports, heading, asked } = await open('/stored', made, known);
      await live();
      expect(document.querySelector('h1')).toBe(heading);
      expect(asked).not.toContain('/auth/session');
      expect(reports).toEqual([]);
    });

    it('gives way where this browser has stored what it was taken not to have', async () => {
      localStorage.setItem('name', 'Ana');
      const { heading, reports } = await open('/stored', await visitAt('/stored'), known);
      await live();
      expect(document.querySelector('h1')).not.toBe(heading);
      expect(screen.getByText('Ana')).toBeDefined();
      // Hydration is not attempted: differences would be drawn over the screen, and reported.
      expect(reports).toEqual([]);
    });

    it('gives way where it is not what it should be, and that is reported', async () => {
      const made = await visitAt('/stored');
      const visit = { lists: [], things: [], unstored: { storage: ['name'], tabStorage: [], but: '(' } };
      const { heading, reports } = await open('/stored', { ...made, basis: { ...made.basis, visit } }, known);
      await live();
      expect(document.querySelector('h1')).not.toBe(heading);
      expect(reports).toMatchObject([{ what: 'screen-not-taken-over' }]);
    });

    it('becomes live with what is so of single things, and gives way where that is otherwise, or a thing is gone', async () => {
      const made = await visitAt('/fines');
      const { heading, reports } = await open('/fines', made, known);
      await live();
      expect(document.querySelector('h1')).toBe(heading);
      expect(reports).toEqual([]);
      const { visit } = made.basis;
      const [first, second] = visit?.things ?? [];
      if (!visit || !first || !second) throw new Error('Nothing was asked of any loan.');
      for (const other of [
        { ...second, facts: { 'fine.amount': 300 } },
        { ...second, key: 'l-3' },
      ]) {
        running?.stop();
        document.body.replaceChildren();
        const basis = { ...made.basis, visit: { ...visit, things: [first, other] } };
        const opened = await open('/fines', { ...made, basis }, known);
        await live();
        expect(document.querySelector('h1')).not.toBe(opened.heading);
        expect(await screen.findByText('You owe 200')).toBeDefined();
      }
    });

    it('has its lists asked for again once the customer goes on', async () => {
      const made = await visitAt('/fines');
      await open('/fines', made, known);
      await live();
      const portal = running?.host.current();
      const asked = loans.mock.calls.length;
      portal?.navigator.go('/');
      await waitFor(() => expect(screen.queryByText('You owe 200')).toBeNull());
      portal?.navigator.go('/fines');
      await screen.findByText('You owe 200');
      expect(loans.mock.calls.length).toBe(asked + 1);
    });

    it('stays as it was drawn where a fact becomes known while it is taken over, and follows the fact then', async () => {
      const made = await visitAt('/pressed');
      // Its source says it as soon as the frame is taken over, and before what stands in it.
      desk.mockImplementationOnce(({ set }) => {
        set({ 'reader.late': true });
        return () => undefined;
      });
      const { heading, reports } = await open('/pressed', made, known);
      const button = screen.getByRole('button');
      expect(await screen.findByText('Books are late')).toBeDefined();
      expect(document.querySelector('h1')).toBe(heading);
      expect(screen.getByRole('button')).toBe(button);
      expect(reports).toEqual([]);
    });

    it('says what only this tab knows once it is live: where the customer came from', async () => {
      sessionStorage.setItem('portal.customer.last-page', '/mine');
      const made = await visitAt('/returned');
      expect(made.html).toContain('<a href="/">');
      const { heading, reports } = await open('/returned', made, known);
      await waitFor(() => expect(screen.getByRole('link').getAttribute('href')).toBe('/mine'));
      expect(document.querySelector('h1')).toBe(heading);
      expect(reports).toEqual([]);
    });

    it('tells that it is live when the portal’s own screen stands, where that takes its place', async () => {
      // Browsers promise no order between a timer and the tasks of React: here timers come first.
      const { setTimeout: later } = globalThis;
      vi.stubGlobal('setTimeout', (act: () => void, milliseconds = 0) =>
        milliseconds > 0 ? later(act, milliseconds) : queueMicrotask(act),
      );
      const standing: (Element | null)[] = [];
      document.addEventListener('portal-live', () => standing.push(document.querySelector('h1')), {
        once: true,
      });
      const made = await visitAt('/pressed');
      const basis = { ...made.basis, facts: { 'session.signedIn': false } };
      const { heading } = await open('/pressed', { ...made, basis }, known);
      await waitFor(() => expect(standing).toHaveLength(1));
      expect(standing).not.toContain(heading);
      expect(standing).toEqual([document.querySelector('h1')]);
    });

    it('tells that it is live once, for whoever has held a press until then', async () => {
      const told = vi.fn<(event: Event) => void>();
      document.addEventListener('portal-live', told);
      const { heading } = await open('/pressed', await visitAt('/pressed'), known);
      await live();
      expect(document.querySelector('h1')).toBe(heading);
      expect(told).toHaveBeenCalledOnce();
      document.removeEventListener('portal-live', told);
    });
  });

  it('gives way where somebody is signed in after all', async () => {
    const { heading } = await open('/mine', screenAt('/mine'), { session: undefined }, { signedIn: true });
    await waitFor(() => expect(document.title).toBe('My books – Library'));
    expect(document.querySelector('h1')).not.toBe(heading);
  });

  it('is left for the page of somebody who has signed in since the server sent it', async () => {
    await open('/mine', screenAt('/mine'), {}, { signedIn: true });
    await waitFor(() => expect(document.title).toBe('My books – Library'));
  });
});

function screenAt(path: string, hours?: boolean): FirstScreen {
  const found = screens.find(
    ({ path: at, language, basis }) =>
      at === path && language === 'en' && (hours === undefined || basis.facts['toggle:hours'] === hours),
  );
  if (!found) throw new Error(`No screen was made for ${path}.`);
  return found;
}

/** The server's screen of an address for a signed-in reader. */
async function visitAt(path: string): Promise<Pick<FirstScreen, 'html' | 'basis'>> {
  const given = branches();
  const made = await drawVisit(
    { ...given, bundle: JSON.parse(given.texts.get(release) ?? '') as Bundle },
    {
      path,
      language: 'en',
      environment: 'PROD',
      now: Date.now(),
      toggles: { toggles: [] },
      settings: {},
      ask: () => Promise.resolve(Response.json({ signedIn: true })),
    },
  );
  if (typeof made === 'string') throw new Error(made);
  return made;
}

async function live(): Promise<void> {
  await waitFor(() => {
    const names = Object.keys(document.querySelector('h1') ?? {});
    expect(names.some((name) => name.startsWith('__reactFiber'))).toBe(true);
  });
}

/** Opens a page as the server sends it: with a screen, and its basis. */
async function open(
  path: string,
  { html, basis }: Pick<FirstScreen, 'html' | 'basis'>,
  known: object = {},
  session: object = { signedIn: false },
): Promise<{ reports: Report[]; heading: Element | null; asked: string[] }> {
  const { texts, ...code } = branches();
  const bootstrap = {
    environment: 'PROD',
    release: { format: (JSON.parse(texts.get(release) ?? '') as { format: number }).format, bundle: release },
    session: { signedIn: false },
    toggles: { toggles: [] },
    screen: basis,
    ...known,
  };
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'bootstrap';
  data.textContent = JSON.stringify(bootstrap);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(data, container);
  history.replaceState(undefined, '', path);
  const asked: string[] = [];
  const answer = (address: string): Response => {
    asked.push(address);
    if (address === '/auth/session') return Response.json(session);
    const text = texts.get(address);
    return new Response(text ?? 'not found', { status: text === undefined ? 404 : 200 });
  };
  vi.stubGlobal('fetch', (input: string) => Promise.resolve(answer(input)));
  const reports: Report[] = [];
  const heading = document.querySelector('h1');
  // The release of a test is not named by its hash, and its manifests are incomplete.
  vi.stubGlobal('crypto', { randomUUID: () => 'id' });
  vi.stubGlobal('requestIdleCallback', () => 0);
  running = await startPortal({
    ...code,
    container,
    pointer: '/current.json',
    report: (report) => reports.push(report),
  });
  return { reports, heading, asked };
}
