import { createTracingEvaluator, type Reason } from '../../core/decision/index.ts';
import type { World } from '../../core/fact/index.ts';
import { decideHeader } from '../../core/header/index.ts';
import type { PlacedWidget } from '../../core/manifest/index.ts';
import { decideRegions, decideWidget, type WidgetDecision } from '../../core/page/index.ts';
import { stepBeneath } from '../../core/sequence/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { Portal } from '../portal/index.ts';

/** A part of the screen, and the widgets that a manifest has placed there. */
export interface ExplainedPlace {
  /** For people: "page garden", "header plain, start". */
  title: string;
  /** Whether the place itself shows: regions have a condition of their own. */
  reason?: Reason | undefined;
  widgets: readonly ExplainedWidget[];
}

/** A widget in its place: whether it shows, and why. */
export interface ExplainedWidget extends WidgetDecision {
  reason: Reason;
  /** Widgets in its slots, where it shows itself. */
  inside: readonly ExplainedWidget[];
}

interface Placing {
  kind: 'page' | 'sequence' | 'site' | 'header';
  id: string;
  pointer: string;
}

/** Every place of the present screen: header, regions of the flow, and the page or the step of a sequence. */
export function explainPlaces(portal: Portal): readonly ExplainedPlace[] {
  const { shown } = portal.navigator.screen();
  if (!shown) return [];
  const { site, store } = portal;
  return [
    ...explainContent(portal),
    ...explainHeader(site, store.world(), shown.route),
    ...explainRegions(site, store.world(), shown.route),
  ];
}

function explainContent({ navigator, parts, running, site, store }: Portal): ExplainedPlace[] {
  const { shown } = navigator.screen();
  const explain = (body: readonly PlacedWidget[], placing: Placing): readonly ExplainedWidget[] =>
    explainWidgets(site, store.world(), body, placing);
  if (shown?.page !== undefined) {
    const page = parts.page(shown.page);
    const body = page && 'body' in page ? page.body : [];
    const placing: Placing = { kind: 'page', id: shown.page, pointer: '/body' };
    return [{ title: `page ${shown.page}`, widgets: explain(body, placing) }];
  }
  if (!running.sequence) return [];
  const { sequence, state } = running.sequence;
  const { id, manifest } = sequence;
  const at = stepBeneath(manifest, state());
  const isStep = Object.hasOwn(manifest.steps, at);
  const body = (isStep ? manifest.steps[at] : manifest.results[at])?.body ?? [];
  const pointer = `/${isStep ? 'steps' : 'results'}/${at}/body`;
  return [{ title: `${at} of ${id}`, widgets: explain(body, { kind: 'sequence', id, pointer }) }];
}

function explainHeader(site: Site, world: World, route: string): ExplainedPlace[] {
  const id = decideHeader(createTracingEvaluator(site, world), route);
  const header = id === undefined ? undefined : site.manifests.header[id];
  if (id === undefined || !header) return [];
  return (['start', 'end'] as const).map((side) => ({
    title: `header ${id}, ${side}`,
    widgets: explainWidgets(site, world, header[side], { kind: 'header', id, pointer: `/${side}` }),
  }));
}

function explainRegions(site: Site, world: World, route: string): ExplainedPlace[] {
  const evaluator = createTracingEvaluator(site, world);
  const shown = decideRegions(evaluator, route);
  return Object.entries(site.manifest.layout.regions).flatMap(([name, { widgets }]) => {
    const pointer = `/layout/regions/${name}`;
    const reason = evaluator.reasons.find(({ place }) => place.pointer === `${pointer}/when`);
    if (!reason) return [];
    const placing: Placing = { kind: 'site', id: 'site', pointer: `${pointer}/widgets` };
    const placed = shown.includes(name) ? explainWidgets(site, world, widgets, placing) : [];
    return [{ title: `region ${name}`, reason, widgets: placed }];
  });
}

function explainWidgets(
  site: Site,
  world: World,
  widgets: readonly PlacedWidget[],
  placing: Placing,
): readonly ExplainedWidget[] {
  return widgets.flatMap((placed, index) => {
    const pointer = `${placing.pointer}/${index}`;
    const at = { ...placing, pointer, subject: `widget ${placed.widget}` };
    const evaluator = createTracingEvaluator(site, world);
    const decision = decideWidget(evaluator, placed, at);
    const slots = decision.shows === true ? Object.entries(placed.slots ?? {}) : [];
    const inside = slots.flatMap(([name, inner]) =>
      explainWidgets(site, world, inner, { ...placing, pointer: `${pointer}/slots/${name}` }),
    );
    return evaluator.reasons.map((reason) => ({ ...decision, reason, inside }));
  });
}
