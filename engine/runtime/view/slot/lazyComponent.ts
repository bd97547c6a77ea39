import { createElement, type ComponentType, type ReactNode } from 'react';
import { type Portal, usePortal } from '../../portal/index.ts';
import { useLoaded } from '../../release/index.ts';

const loaders = new Map<string, () => Promise<object>>();

/** What the code of such components is kept under begins so. */
export const componentKey = 'component ';

/**
 * A component whose code comes when it is first drawn. Where that is there it is drawn at once, which React's `lazy` does
 * not: a screen that came with the page could not be taken over then. Until it comes nothing stands in its place; where it
 * cannot be had, the boundary around says so, and whoever tries again has it loaded again.
 *
 * @param name of its own
 * @example
 * const Calendar = lazyComponent('calendar', async () => (await import('./Calendar.tsx')).Calendar);
 */
export function lazyComponent<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const key = componentKey + name;
  loaders.set(key, load);
  return (props) => {
    const Loaded = useLoaded(usePortal().loads.once(key, load));
    return Loaded && createElement(Loaded, props);
  };
}

/** Loads a component by what its code is kept under, so that it is there when it is drawn. */
export function loadComponent({ loads }: Pick<Portal, 'loads'>, key: string): unknown {
  const load = loaders.get(key);
  return load && loads.once(key, load);
}
