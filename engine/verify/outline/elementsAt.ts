import type { Condition, ManifestKind, ManifestOfKind } from '../../core/manifest/index.ts';
import { manifestOf } from '../../core/manifest/index.ts';
import { createEvaluator } from '../../core/decision/index.ts';
import { isOpen, openDialogs, untouched } from '../../core/dialog/decideDialog.ts';
import { decideFlow } from '../../core/flow/decideFlow.ts';
import { decideHeader } from '../../core/header/decideHeader.ts';
import { decideRegions } from '../../core/page/index.ts';
import { mayRun } from '../../core/timer/index.ts';
import { pointerTo } from '../../core/json/index.ts';
import { schemaOfKind } from '../load/index.ts';
import { casesOf, type Case } from '../forking/index.ts';
import { dialogElements, type Element, elementsOf, schemaOfProperty, type Viewpoint } from './elements.ts';
import { readOnce } from './readPart.ts';
import type { ReadablePortal } from './texts.ts';

/** Everything that somebody may see at the address of a route, from the header to the footer. */
export function elementsAt(portal: ReadablePortal, route: string): Element[] {
  const { site } = portal;
  const flows = casesOf(site, (evaluator) => decideFlow(evaluator, route)?.id);
  const headers = casesOf(site, (evaluator) => decideHeader(evaluator, route));
  const place = { portal, route };
  return [
    ...headers.flatMap((each) => headerElements(place, each)),
    ...flows.flatMap((each) => flowElements(each)),
    ...regionElements(place),
    ...contentElements(place),
  ];
}

/**
 * The dialogs that may open by themselves at the address of a route, the most urgent first; each as its line with the
 * indented ones.
 */
export function dialogsAt(portal: ReadablePortal, route: string): readonly (readonly Element[])[] {
  const { site } = portal;
  const all = openDialogs(createEvaluator(site, []), { ...untouched, isOpened: () => true });
  return all.flatMap((open) => {
    const { id } = open;
    return casesOf(site, (evaluator) => isOpen(evaluator, open, untouched)).flatMap(({ outcome, when }) =>
      outcome ? [dialogElements({ portal, route }, id, { when, depth: 0 })] : [],
    );
  });
}

/** A dialog that an action opens at the address of a route, without its own condition. */
export function dialogAt(portal: ReadablePortal, route: string, id: string): readonly Element[] {
  return dialogElements({ portal, route }, id, { when: undefined, depth: 0 });
}

/** The timers that may run at the address of a route, with the things that they open. */
export function timersAt(portal: ReadablePortal, route: string): Element[] {
  return Object.entries(portal.site.manifests.timer).flatMap(([id, timer]) => {
    const part = { located: schemaOfKind(portal.schemas, 'timer'), value: timer, key: `timer ${id}` };
    const lines = readOnce(portal, part, { depth: 0, kind: 'timer', id, pointer: '' });
    const runs = casesOf(portal.site, (evaluator) => mayRun(evaluator, { id, timer }));
    const running = runs.find(({ outcome }) => outcome);
    if (!running) return [];
    const around = { kind: 'timer', id, when: running.when } as const;
    const [first, ...inner] = lines.flatMap((line) => elementsOf({ portal, route }, around, line));
    return first ? [{ ...first, id: `timer ${id}` }, ...inner] : [];
  });
}

function headerElements(place: Viewpoint, { outcome: id, when }: Case<string | undefined>): Element[] {
  if (id === undefined) return [];
  const head = {
    depth: 0,
    text: `header ${id}`,
    when,
    id: 'header',
    location: locationOf('header', id),
    links: [],
  };
  const lists = (['start', 'end'] as const).flatMap((side) =>
    read(place, { kind: 'header', id, property: side, depth: 1, when }),
  );
  return [head, ...lists];
}

function flowElements({ outcome: id, when }: Case<string | undefined>): Element[] {
  if (id === undefined) return [];
  return [{ depth: 0, text: `flow ${id}`, when, id: 'flow', location: locationOf('flow', id), links: [] }];
}

/** The regions around the page, under the conditions in which they show. */
function regionElements(place: Viewpoint): Element[] {
  const { site } = place.portal;
  return Object.entries(site.manifest.layout.regions).flatMap(([name, region]) => {
    const cases = casesOf(site, (evaluator) => decideRegions(evaluator, place.route).includes(name));
    const shown = cases.find(({ outcome }) => outcome);
    if (!shown) return [];
    const { when } = shown;
    const pointer = `/layout/regions/${name}`;
    const head: Element = {
      depth: 0,
      text: `region ${name}`,
      when,
      location: { kind: 'site', id: 'site', pointer },
      links: [],
    };
    const schema = schemaOfProperty(place.portal.schemas, 'page', 'body');
    const lines = readOnce(
      place.portal,
      { located: schema, value: region.widgets, key: '' },
      { depth: 1, kind: 'site', id: 'site', pointer: `${pointer}/widgets` },
    );
    return [head, ...lines.flatMap((line) => elementsOf(place, { kind: 'site', id: 'site', when }, line))];
  });
}

/** The page, or every state of the sequence. */
function contentElements(place: Viewpoint): Element[] {
  const route = manifestOf(place.portal.site.manifests, 'route', place.route);
  if (route?.page !== undefined)
    return read(place, { kind: 'page', id: route.page, depth: 0, when: undefined });
  if (route?.sequence === undefined) return [];
  return read(place, { kind: 'sequence', id: route.sequence, depth: 0, when: undefined });
}

interface Reading {
  kind: 'page' | 'sequence' | 'header';
  id: string;
  property?: 'start' | 'end';
  depth: number;
  when: Condition | undefined;
}

function read(place: Viewpoint, { kind, id, property, depth, when }: Reading): Element[] {
  const { portal } = place;
  const manifest: ManifestOfKind[Reading['kind']] | undefined = manifestOf(portal.site.manifests, kind, id);
  if (!manifest) return [];
  const located =
    property === undefined
      ? schemaOfKind(portal.schemas, kind)
      : schemaOfProperty(portal.schemas, kind, property);
  const value: unknown = property === undefined ? manifest : Reflect.get(manifest, property);
  const key = property === undefined ? `${kind} ${id}` : '';
  const pointer = property === undefined ? '' : pointerTo('', property);
  const lines = readOnce(portal, { located, value, key }, { depth, kind, id, pointer });
  return lines.flatMap((line) => elementsOf(place, { kind, id, when }, line));
}

function locationOf(kind: ManifestKind, id: string): Element['location'] {
  return { kind, id, pointer: '' };
}
