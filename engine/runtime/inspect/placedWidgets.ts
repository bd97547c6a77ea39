import type { Ternary } from '../../core/condition/index.ts';
import { createExplainingAsker, type Asker, type Reason } from '../../core/decision/index.ts';
import { decideFlow } from '../../core/flow/index.ts';
import { decideHeader } from '../../core/header/index.ts';
import type { PlacedWidget } from '../../core/manifest/index.ts';
import { stepBeneath } from '../../core/sequence/index.ts';
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
export interface ExplainedWidget {
  reason: Reason;
  /** Undefined: not known yet; a skeleton stands there, or nothing. */
  shows: Ternary;
  /** Facts that it waits for, although its condition holds. */
  missing: readonly string[];
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
  const asker = createExplainingAsker(portal.site, portal.store.world());
  return [
    ...explainContent(portal),
    ...explainHeader(asker, shown.route),
    ...explainRegions(asker, shown.route),
  ];
}

function explainContent({ navigator, parts, running, site, store }: Portal): ExplainedPlace[] {
  const { shown } = navigator.screen();
  const asker = createExplainingAsker(site, store.world());
  if (shown?.page !== undefined) {
    const page = parts.page(shown.page);
    const body = page && 'body' in page ? page.body : [];
    const placing: Placing = { kind: 'page', id: shown.page, pointer: '/body' };
    return [{ title: `page ${shown.page}`, widgets: explainWidgets(asker, body, placing) }];
  }
  if (!running.sequence) return [];
  const { sequence, state } = running.sequence;
  const { id, manifest } = sequence;
  const at = stepBeneath(manifest, state());
  const isStep = Object.hasOwn(manifest.steps, at);
  const body = (isStep ? manifest.steps[at] : manifest.results[at])?.body ?? [];
  const pointer = `/${isStep ? 'steps' : 'results'}/${at}/body`;
  return [
    { title: `${at} of ${id}`, widgets: explainWidgets(asker, body, { kind: 'sequence', id, pointer }) },
  ];
}

function explainHeader(asker: Asker, route: string): ExplainedPlace[] {
  const id = decideHeader(asker, route);
  const header = id === undefined ? undefined : asker.site.manifests.header[id];
  if (id === undefined || !header) return [];
  return (['start', 'end'] as const).map((side) => ({
    title: `header ${id}, ${side}`,
    widgets: explainWidgets(asker, header[side], { kind: 'header', id, pointer: `/${side}` }),
  }));
}

function explainRegions(asker: Asker, route: string): ExplainedPlace[] {
  const { regions } = asker.site.manifest.layout;
  return (decideFlow(asker, route)?.flow.regions ?? []).flatMap((name) => {
    const region = Object.hasOwn(regions, name) ? regions[name] : undefined;
    if (!region) return [];
    const pointer = `/layout/regions/${name}`;
    const standing = {
      kind: 'site',
      id: 'site',
      pointer: `${pointer}/when`,
      subject: `region ${name}`,
    } as const;
    const { holds, reason } = ask(asker, region.when, standing);
    const shown = holds === true ? region.widgets : [];
    const placing: Placing = { kind: 'site', id: 'site', pointer: `${pointer}/widgets` };
    return [{ title: `region ${name}`, reason, widgets: explainWidgets(asker, shown, placing) }];
  });
}

function explainWidgets(
  asker: Asker,
  widgets: readonly PlacedWidget[],
  placing: Placing,
): readonly ExplainedWidget[] {
  return widgets.map(({ widget, when, needs = [], slots = {} }, index) => {
    const pointer = `${placing.pointer}/${index}`;
    const standing = { ...placing, pointer: `${pointer}${when ? '/when' : ''}`, subject: `widget ${widget}` };
    const { holds, reason } = ask(asker, when, standing);
    const missing = needs.filter((name) => {
      const slot = asker.site.vocabulary.slotOf(name);
      return slot !== undefined && asker.world[slot] === undefined;
    });
    const shows = holds === true && missing.length > 0 ? undefined : holds;
    const inside = Object.entries(shows === true ? slots : {}).flatMap(([name, placed]) =>
      explainWidgets(asker, placed, { ...placing, pointer: `${pointer}/slots/${name}` }),
    );
    return { reason, shows, missing, inside };
  });
}

/** Asks one condition, and takes the reason for it alone. */
function ask(
  { site, world }: Asker,
  ...[when, standing]: Parameters<Asker['ask']>
): { holds: Ternary; reason: Reason } {
  const asker = createExplainingAsker(site, world);
  const holds = asker.ask(when, standing);
  const [reason] = asker.reasons;
  if (!reason) throw new Error('Whoever asks is told a reason.');
  return { holds, reason };
}
