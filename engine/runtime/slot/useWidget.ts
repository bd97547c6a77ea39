import { use } from 'react';
import type { Widget } from '../pack/index.ts';
import { usePortal, type Portal } from '../portal/index.ts';

/**
 * The component of a registered widget. A lazy one suspends until its code and its copy are there, and throws to the
 * boundary around it when they cannot be had.
 */
export function useWidget(id: string): Widget {
  const portal = usePortal();
  const registered = portal.registry.widget(id);
  if (!registered) throw new Error(`No pack registers the widget "${id}".`);
  if ('widget' in registered) return registered.widget;
  return use(portal.loads.once(id, () => load(portal, registered)));
}

type LazyWidget = Exclude<ReturnType<Portal['registry']['widget']>, undefined | { widget: Widget }>;

async function load({ copy }: Portal, registered: LazyWidget): Promise<Widget> {
  const [widget] = await Promise.all([registered.load(), copy.ensure(registered.copy)]);
  return widget;
}
