import { useState } from 'react';
import type { PlacedWidget } from '../../../core/manifest/index.ts';
import { type Portal, usePortal } from '../../portal/index.ts';
import { useLoaded } from '../../release/index.ts';
import { showsNow, widgetOf } from '../slot/useWidget.ts';

/**
 * Whether the code of the widgets that show in a step has come. Until then none of the step shows: a widget that comes
 * later moves the buttons under it, and of a press, down and up meet different elements: no click is dispatched.
 */
export function useStepCode(widgets: readonly PlacedWidget[]): boolean {
  const portal = usePortal();
  const [code] = useState(() => codeOf(portal, widgets));
  return useLoaded(code) !== undefined;
}

/** The loads of these widgets and those in their slots, failed ones included: each shows its own error. */
function codeOf(portal: Portal, widgets: readonly PlacedWidget[]): object | Promise<object> {
  const loads = shownOf(portal, widgets)
    .map(({ widget }) => portal.registry.widget(widget) && widgetOf(portal, widget))
    .filter((each) => each instanceof Promise);
  return loads.length === 0 ? loads : Promise.allSettled(loads);
}

function shownOf(portal: Portal, widgets: readonly PlacedWidget[]): PlacedWidget[] {
  return widgets.flatMap((placed) => {
    if (showsNow(portal, placed) !== true) return [];
    return [placed, ...shownOf(portal, Object.values(placed.slots ?? {}).flat())];
  });
}
