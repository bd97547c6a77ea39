// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it.each([
  ['still comes', 'interactive', 0],
  ['is there', 'complete', 1],
] as const)(
  'while the page %s the code of the portal is asked for when the browser has time: %s',
  async (_, state, first) => {
    const { later, preloaded } = await open(state);
    expect(later).toHaveLength(first);
    dispatchEvent(new Event('load'));
    expect(later).toHaveLength(1);
    expect(preloaded).toEqual([]);
    later[0]?.();
    expect(preloaded).toEqual(['/assets/a.json', '/assets/b.json']);
  },
);

it('who does something has it at once, and once', async () => {
  const { later, preloaded } = await open('complete');
  dispatchEvent(new Event('pointerdown'));
  later[0]?.();
  expect(preloaded).toEqual(['/assets/a.json', '/assets/b.json']);
});

/** Runs the script of a page; resolves with its postponed callbacks and its preloads. */
async function open(state: DocumentReadyState): Promise<{ later: (() => void)[]; preloaded: string[] }> {
  const later: (() => void)[] = [];
  const preloaded: string[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => later.push(run));
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  document.head.innerHTML =
    '<script type="text/plain" data-entry="data:text/javascript," data-loads="/assets/a.json /assets/b.json"></script>';
  // A link in the document would be loaded.
  vi.spyOn(document.head, 'append').mockImplementation((...links) => {
    for (const link of links)
      if (link instanceof HTMLLinkElement) preloaded.push(link.getAttribute('href') ?? '');
  });
  vi.resetModules();
  await vi.importActual('./loadWhenIdle.ts');
  return { later, preloaded };
}
