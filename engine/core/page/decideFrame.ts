import type { Evaluator } from '../decision/index.ts';
import { decideHeader } from '../header/decideHeader.ts';
import { pointerTo } from '../json/index.ts';
import { manifestOf, type ManifestKind, type PlacedWidget } from '../manifest/index.ts';
import { decideRegions } from './decideRegions.ts';
import { decideWidget, type WidgetDecision } from './decideWidget.ts';

/** A list of widgets in a manifest. */
export interface WidgetPlace {
  /** The slot that it fills, of the frame or of a widget. */
  slot: string;
  kind: ManifestKind;
  id: string;
  pointer: string;
  widgets: readonly PlacedWidget[];
}

/** The widgets in the slots of the frame around a route's content: the header's lists, and the regions that show. */
export function decideFrame(evaluator: Evaluator, routeId: string): readonly WidgetPlace[] {
  const { manifests, manifest } = evaluator.site;
  const id = decideHeader(evaluator, routeId);
  const header = manifestOf(manifests, 'header', id);
  const regions = decideRegions(evaluator, routeId).map((slot) => {
    const { widgets = [] } = manifest.layout.regions[slot] ?? {};
    return { slot, kind: 'site', id: 'site', pointer: `/layout/regions/${slot}/widgets`, widgets } as const;
  });
  if (id === undefined || !header) return regions;
  return [
    { slot: 'headerStart', kind: 'header', id, pointer: '/start', widgets: header.start },
    { slot: 'headerEnd', kind: 'header', id, pointer: '/end', widgets: header.end },
    ...regions,
  ];
}

/** A widget in its place: whether it shows, and those in its slots where it does. */
export interface DecidedWidget extends WidgetDecision {
  pointer: string;
  inside: readonly DecidedWidget[];
}

/** The widgets of a place, in their order, with all that is in them. */
export function decideWidgets(evaluator: Evaluator, place: WidgetPlace): readonly DecidedWidget[] {
  const { kind, id, widgets } = place;
  return widgets.map((placed, index) => {
    const pointer = pointerTo(place.pointer, index);
    const location = { kind, id, pointer, subject: `widget ${placed.widget}` };
    const decision = decideWidget(evaluator, placed, location);
    const slots = decision.shows === true ? Object.entries(placed.slots ?? {}) : [];
    const inside = slots.flatMap(([slot, inner]) =>
      decideWidgets(evaluator, { slot, kind, id, pointer: `${pointer}/slots/${slot}`, widgets: inner }),
    );
    return { ...decision, pointer, inside };
  });
}
