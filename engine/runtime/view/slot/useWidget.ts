import type { Ternary } from '../../../core/condition/index.ts';
import { createEvaluator } from '../../../core/decision/index.ts';
import type { PlacedWidget } from '../../../core/manifest/index.ts';
import { decideWidget } from '../../../core/page/index.ts';
import type { Widget } from '../../ports/index.ts';
import { useLoaded } from '../../release/index.ts';
import { type Portal, usePortal } from '../../portal/index.ts';

/**
 * The component of a registered widget. Of a lazy one undefined until its code and copy are loaded; if they cannot be, it
 * throws to the error boundary.
 */
export function useWidget(id: string): Widget | undefined {
  return useLoaded(widgetOf(usePortal(), id));
}

/** The component of a registered widget, or the promise of its code and copy. Throws if no pack registers it. */
export function widgetOf(portal: Portal, id: string): Widget | Promise<Widget> {
  const registered = portal.registry.widget(id);
  if (!registered) throw new Error(`No pack registers the widget "${id}".`);
  return 'widget' in registered ? registered.widget : portal.loads.once(id, () => load(portal, registered));
}

/** Whether a placed widget shows by the facts of now; undefined while that is not known. */
export function showsNow({ site, store }: Portal, placed: PlacedWidget): Ternary {
  return decideWidget(createEvaluator(site, store.assignment()), placed, nowhere).shows;
}

/** The plain evaluator does not use the location. */
const nowhere = { kind: 'page', id: '', pointer: '', subject: '' } as const;

type LazyWidget = Exclude<ReturnType<Portal['registry']['widget']>, undefined | { widget: Widget }>;

async function load({ copy }: Portal, registered: LazyWidget): Promise<Widget> {
  const [widget] = await Promise.all([registered.load(), copy.ensure(registered.copy)]);
  return widget;
}
