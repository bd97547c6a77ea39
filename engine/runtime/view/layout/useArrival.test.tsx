import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SiteManifest } from '../../../core/manifest/index.ts';
import { showPortal, type ShownPortal } from './testing/index.ts';

afterEach(() => vi.restoreAllMocks());

describe('Back of the browser', () => {
  it('leads to where the page was left, and a new page starts at its top', async () => {
    const { after, portal, history, positions } = await show();
    scroll(700);
    await after(() => portal.navigator.go('/shelf'));
    expect(positions()).toEqual([0]);
    scroll(120);
    await after(() => history.go(-1));
    await after(() => history.go(1));
    expect(positions()).toEqual([0, 700, 120]);
  });

  it('waits with it until the page is long enough', async () => {
    const { after, portal, history, positions } = await show();
    scroll(700);
    await after(() => portal.navigator.go('/shelf'));
    pageLength = 300;
    await after(() => history.go(-1));
    expect(window.scrollY).toBe(300);
    pageLength = 2_000;
    await after(() => document.body.append(document.createElement('p')));
    expect(positions()).toEqual([0, 700, 700]);
    expect(window.scrollY).toBe(700);
  });

  it('leaves whoever scrolls meanwhile where they are', async () => {
    const { after, portal, history } = await show();
    scroll(700);
    await after(() => portal.navigator.go('/shelf'));
    pageLength = 300;
    await after(() => history.go(-1));
    pageLength = 2_000;
    scroll(10);
    await after(() => document.body.append(document.createElement('p')));
    expect(window.scrollY).toBe(10);
  });

  it('leads there after a reload, too', async () => {
    const before = await show();
    scroll(700);
    await before.after(() => before.portal.navigator.go('/shelf'));
    before.unmount();
    const { after, history, positions } = await show(undefined, before);
    await after(() => history.go(-1));
    expect(positions()).toEqual([700]);
  });

  it('leads to the top where the site says so', async () => {
    const { after, portal, history, positions } = await show('top');
    scroll(700);
    await after(() => portal.navigator.go('/shelf'));
    await after(() => history.go(-1));
    expect(positions()).toEqual([0, 0]);
  });
});

describe('an address that follows what is shown', () => {
  it('leaves the customer where they are', async () => {
    const { after, portal, positions } = await show();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await after(() => portal.navigator.go('/shelf', { replace: true, follows: true }));
    expect(positions()).toEqual([]);
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it('does not end the wait for the heading of the page that was gone to', async () => {
    const { after, portal, container } = await show();
    await after(() => portal.navigator.go('/shelf'));
    await after(() => portal.navigator.go('/', { replace: true, follows: true }));
    const main = container.appendChild(document.createElement('main'));
    await after(() =>
      main.append(Object.assign(document.createElement('h1'), { checkVisibility: () => true })),
    );
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });
});

it('does not have the page laid out with each change of one that starts at its top', async () => {
  const { after, portal } = await show();
  await after(() => portal.navigator.go('/shelf'));
  const scrollY = vi.fn<() => number>(() => 0);
  Object.defineProperty(window, 'scrollY', { get: scrollY, configurable: true });
  await after(() => document.body.append(document.createElement('p')));
  expect(scrollY).not.toHaveBeenCalled();
});

/** Largest scroll position of the window. */
let pageLength = 2_000;

async function show(
  backTo?: SiteManifest['layout']['backTo'],
  before?: Pick<ShownPortal, 'ports' | 'history'>,
) {
  pageLength = 2_000;
  const asked: number[] = [];
  vi.spyOn(window, 'scrollTo').mockImplementation((_: unknown, y = 0) => {
    asked.push(y);
    scroll(Math.min(y, pageLength));
  });
  scroll(0);
  const shown = await showPortal({
    ...(before && { ports: before.ports, history: before.history }),
    manifests: {
      site: { layout: { frame: 'library/frame', regions: {}, ...(backTo && { backTo }) } },
      route: { shelf: { path: '/shelf', page: 'home' } },
    },
  });
  return { ...shown, positions: () => asked };
}

function scroll(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
}
