import { addressOf } from '../../core/link/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { Ports } from '../ports/index.ts';
import type { History, HistoryEntry } from './history.ts';

/** What leaving needs. */
interface Place {
  site: Site;
  history: History;
  ports: Ports;
}

/** What is on the screen: the entry is that of what is shown, if anything is. */
interface OnScreen {
  shown: unknown;
  entry: HistoryEntry;
}

/**
 * Leaves for a URL outside. An app may open that in the browser and keep its page: who comes back to it finds what was
 * shown before, or else the home of customers.
 *
 * @param stay shows the present address
 */
export function leaveFor(
  url: string,
  { site, history, ports }: Place,
  screen: () => OnScreen,
  stay: () => void,
): void {
  const { key } = history.current();
  ports.redirect(url);
  const stop = ports.whenBack(() => {
    stop();
    if (history.current().key !== key) return;
    const { shown, entry } = screen();
    const home = addressOf(site, { route: site.manifest.routes.signedInHome }) ?? '/';
    history.replace(shown ? entry.path + entry.query : home);
    stay();
  });
}
