import type { Widget } from '../pack/index.ts';
import { useLoaded } from '../load/index.ts';
import { usePortal, type Portal } from '../portal/index.ts';

/**
 * The component of a registered widget. Of a lazy one undefined until its code and its copy are there; it throws to the
 * boundary around it when they cannot be had.
 */
export function useWidget(id: string): Widget | undefined {
  const portal = usePortal();
  const registered = portal.registry.widget(id);
  if (!registered) throw new Error(`No pack registers the widget "${id}".`);
  return useLoaded(
    'widget' in registered ? registered.widget : portal.loads.once(id, () => load(portal, registered)),
  );
}

type LazyWidget = Exclude<ReturnType<Portal['registry']['widget']>, undefined | { widget: Widget }>;

async function load({ copy }: Portal, registered: LazyWidget): Promise<Widget> {
  const [widget] = await Promise.all([registered.load(), copy.ensure(registered.copy)]);
  return widget;
}
