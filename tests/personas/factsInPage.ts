import type { Page } from '@playwright/test';

/** Facts that the running portal knows: name -> value. */
export type KnownFacts = Record<string, boolean | string | number>;

/**
 * Reads what the portal in a page knows; of what is about one of several things, what it knows of the first that is on the
 * page: each part that is about one has a store of its own over the portal's. It offers no way in, and customers must not get one: so this goes through what
 * React keeps at its container, as its developer tools do.
 *
 * @throws Error when there is no portal in the page
 */
export function factsInPage(page: Page): Promise<KnownFacts> {
  return page.evaluate(() => {
    interface Fiber {
      memoizedProps?: { portal?: { store: Store } } | null;
      child?: Fiber | null;
      sibling?: Fiber | null;
      stateNode?: { current?: Fiber } | null;
    }
    interface Store {
      vocabulary: { atoms: readonly { name: string }[] };
      assignment(): readonly (boolean | string | number | undefined)[];
    }
    const container = document.querySelector('#root') as unknown as Record<string, Fiber> | null;
    const key = Object.keys(container ?? {}).find((name) => name.startsWith('__reactContainer$'));
    // Of the two trees that React keeps in turn: the one that is shown.
    const root = key === undefined ? undefined : container?.[key]?.stateNode?.current;
    const open: (Fiber | null | undefined)[] = [root];
    const stores = new Set<Store>();
    while (open.length > 0) {
      const fiber = open.pop();
      if (!fiber) continue;
      const store = fiber.memoizedProps?.portal?.store;
      if (store) stores.add(store);
      open.push(fiber.sibling, fiber.child);
    }
    if (stores.size === 0) throw new Error('There is no portal in the page.');
    const known: KnownFacts = {};
    const toldBy = new Map<string, Store>();
    for (const store of stores) {
      const assignment = store.assignment();
      for (const [slot, { name }] of store.vocabulary.atoms.entries()) {
        const value = assignment[slot];
        if (value === undefined) continue;
        const [source = ''] = name.split('.');
        // The outermost store is found first; what the next thing is like is not mixed into what this one is like.
        if ((toldBy.get(source) ?? store) !== store) continue;
        toldBy.set(source, store);
        known[name] = value;
      }
    }
    return known;
  });
}
