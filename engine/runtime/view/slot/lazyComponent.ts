import { createElement, type ComponentType, type ReactNode } from 'react';
import { type Portal, usePortal } from '../../portal/index.ts';
import { useLoaded } from '../../release/index.ts';

const loaders = new Map<string, () => Promise<object>>();

/** Prefix of the keys under which the code of lazy components is kept. */
export const componentKey = 'component ';

/**
 * A component whose code is loaded when it is first drawn. If the code is there it renders at once, which React's `lazy`
 * does not: a screen that came with the page could not be hydrated then. Nothing shows while it loads; if it cannot be
 * loaded, the error boundary shows it, and a retry loads it again.
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

/** Loads a component by its key, so that it is there when it is drawn. */
export function loadComponent({ loads }: Pick<Portal, 'loads'>, key: string): unknown {
  const load = loaders.get(key);
  return load && loads.once(key, load);
}
