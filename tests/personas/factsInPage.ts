import type { Page } from '@playwright/test';

/** Facts that the running portal knows: name -> value. */
export type KnownFacts = Record<string, boolean | string | number>;

/**
 * Reads what the portal in a page knows. It offers no way in, and customers must not get one: so this goes through what
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
    while (open.length > 0) {
      const fiber = open.pop();
      const store = fiber?.memoizedProps?.portal?.store;
      if (store) {
        const assignment = store.assignment();
        const entries = store.vocabulary.atoms.map(({ name }, slot) => [name, assignment[slot]] as const);
        return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as KnownFacts;
      }
      open.push(fiber?.sibling, fiber?.child);
    }
    throw new Error('There is no portal in the page.');
  });
}
