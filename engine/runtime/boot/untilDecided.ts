import { whenSo } from '../ports/index.ts';
import type { Portal } from '../portal/index.ts';

/** If it takes longer, the frame is drawn without its page, in milliseconds. */
const longest = 250;

/** Facts that the browser knows at once. */
const ofTheBrowser = /^(?:viewport|connection)\./;

/**
 * Waits until it is decided which page the address shows, and its files are there, if they came with the document: the
 * session is known some milliseconds later. One drawing then replaces one for each thing that comes.
 */
export async function untilDecided(
  { site, store, navigator, parts, ports }: Portal,
  preloaded: ReadonlySet<string>,
): Promise<void> {
  if (!preloaded.has(site.manifest.session.check)) return;
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const isDecided = (): boolean => {
    const { shown, deciding } = navigator.screen();
    return shown !== undefined && !deciding;
  };
  const own = site.vocabulary.atoms.flatMap(({ name }, slot) => (ofTheBrowser.test(name) ? slot : []));
  const stops = [
    store.subscribe(own, () => undefined),
    whenSo(isDecided, [navigator.subscribe], () => {
      const { page = '', sequence = '' } = navigator.screen().shown ?? {};
      // Where it cannot be had, whoever draws it says so.
      Promise.resolve(parts.page(page) ?? parts.sequence(sequence)).then(() => resolve(), resolve);
    }),
    ports.clock.after(longest, resolve),
  ];
  await over;
  for (const stop of stops) stop();
}
