import type { BrowserContext, Page } from '@playwright/test';
import type { Words } from '../../journey/index.ts';
import { claimsOf, offersPayment } from './knowledge.ts';
import type { Sighting } from './oracle.ts';
import { readScreen, type Screen } from './screen.ts';

/** Records the visible content of a device's pages at each change. */
export interface Witness {
  readonly sightings: readonly Sighting[];
}

const BINDING = 'matrixWitness';

/** @param tell called with each sighting at once */
export async function watchDevice(
  context: BrowserContext,
  words: Words,
  device: string,
  tell: (sighting: Sighting) => void,
): Promise<Witness> {
  const sightings: Sighting[] = [];
  const loads = new WeakMap<Page, number>();
  const watch = (page: Page): void => {
    loads.set(page, Date.now());
    page.on('domcontentloaded', () => loads.set(page, Date.now()));
  };
  context.on('page', watch);
  for (const page of context.pages()) watch(page);
  await context.exposeBinding(BINDING, ({ page }, screen: Screen) => {
    const sighting = {
      at: Date.now(),
      device,
      loadedAt: loads.get(page) ?? 0,
      claims: claimsOf(words, screen),
      offersPayment: offersPayment(words, screen),
      text: screen.dialog === '' ? screen.heading : `${screen.dialog} ${screen.text}`,
    };
    sightings.push(sighting);
    tell(sighting);
  });
  await context.addInitScript(`(${reportScreens.toString()})(${readScreen.toString()}, '${BINDING}')`);
  return { sightings };
}

/** Runs in every page before its own scripts: reports the screen after every visible change. */
function reportScreens(read: () => Screen, binding: string): void {
  if (window !== window.top || !location.protocol.startsWith('http')) return;
  let last = '';
  const report = (): void => {
    if (!document.body) return;
    const screen = read();
    const text = JSON.stringify(screen);
    if (text === last) return;
    last = text;
    const tell: unknown = Reflect.get(globalThis, binding);
    if (typeof tell === 'function') void tell(screen);
  };
  new MutationObserver(report).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['hidden', 'class', 'style', 'aria-labelledby', 'open'],
  });
}
