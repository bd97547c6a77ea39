import { followAddress, type Hop } from '../../core/explanation/index.ts';
import { createEvaluator } from '../../core/decision/index.ts';
import type { Destination } from '../../core/link/index.ts';
import { assignmentOf, type AtomValue, type Assignment } from '../../core/fact/index.ts';
import { ownValue, partsIn } from '../../core/json/index.ts';
import { manifestOf, type Link, type PushManifest } from '../../core/manifest/index.ts';
import { decidePush, type PushMessage } from '../../core/push/decidePush.ts';
import type { Site } from '../../core/site/index.ts';
import { type Element, elementsOf, schemaOfProperty } from './elements.ts';
import { type ViewedLine, viewedLines } from './views.ts';
import { type Line, readPart } from './readPart.ts';
import type { ReadablePortal } from './texts.ts';

/** The effect of tapping a push message of one category, for one person. */
export interface MessageView {
  category: string;
  /** The target with all fields; and without any, if that differs. */
  ways: readonly MessageWay[];
  /** The lines about data that it sets and dialogs that it opens. */
  lines: readonly ViewedLine[];
}

/** The target of a message, with all redirects. */
export interface MessageWay {
  /** Fields that this message lacks, though the manifest uses them. */
  without: readonly string[];
  /** Absent if the customer stays on the page. */
  leads?: { kind: 'inside'; hops: readonly Hop[] } | { kind: 'outside'; url: string };
}

/** The effect of each push message for a person with these known facts, in the order of the categories. */
export function messagesOf(
  portal: ReadablePortal,
  known: Readonly<Record<string, AtomValue>>,
): readonly MessageView[] {
  const { site } = portal;
  const assignment = assignmentOf(site.vocabulary, known);
  return Object.values(site.manifests.push)
    .sort((a, b) => (a.category < b.category ? -1 : 1))
    .map((push) => ({
      category: push.category,
      ways: waysOf(site, assignment, push),
      lines: viewedLines(portal, assignment, messageElements(portal, push)).lines,
    }));
}

/** The data that a message sets and the dialogs that it opens, with their conditions. `wayTo` has its target. */
export function messageElements(portal: ReadablePortal, push: PushManifest): Element[] {
  const { category, keep, open } = push;
  const [id = ''] = Object.entries(portal.site.manifests.push).find(([, each]) => each === push) ?? [];
  const read = (name: 'keep' | 'open', value: unknown, key: string): Line[] => {
    const part = { located: schemaOfProperty(portal.schemas, 'push', name), value, key };
    const location = { depth: 0, kind: 'push', id, pointer: `/${name}` } as const;
    return value === undefined ? [] : readPart(portal, part, location);
  };
  const place = { portal, route: '' };
  const sets = read('keep', keep, '').map((line) => ({ ...line, text: `sets ${line.text}` }));
  return [...sets, ...read('open', open, 'opens')].flatMap((line) =>
    elementsOf(place, { kind: 'push', id: category, when: undefined }, line),
  );
}

/** The fields of a message that its manifest uses. */
export function fieldsOf({ go, keep, open }: PushManifest): readonly string[] {
  return [...new Set([...payloadIn(go), ...payloadIn(keep), ...(open?.needs ?? [])])];
}

/**
 * A message with some of its fields: each has the first value that its part of the address may have, or its own name if
 * any value may stand there.
 */
export function exampleMessage(site: Site, push: PushManifest, fields: readonly string[]): PushMessage {
  const values = fields.map((name) => [name, exampleValue(site, push.go, name) ?? name] as const);
  return { category: push.category, payload: Object.fromEntries(values) };
}

function exampleValue(site: Site, link: Link | undefined, field: string): string | undefined {
  if (!link) return undefined;
  const filled = 'route' in link ? Object.entries(link.params ?? {}) : [];
  const [parameter] = filled.find(([, value]) => payloadIn(value).includes(field)) ?? [];
  const route = 'route' in link ? manifestOf(site.manifests, 'route', link.route) : undefined;
  return ownValue(route?.params, parameter)?.[0] ?? exampleValue(site, link.otherwise, field);
}

function waysOf(site: Site, assignment: Assignment, push: PushManifest): readonly MessageWay[] {
  const fields = fieldsOf(push);
  const way = (given: readonly string[]): MessageWay => {
    const decision = decidePush(createEvaluator(site, assignment), exampleMessage(site, push, given));
    const leads = decision?.destination && wayTo(site, assignment, decision.destination);
    return { without: fields.filter((name) => !given.includes(name)), ...(leads && { leads }) };
  };
  const [full, empty] = [way(fields), way([])];
  return JSON.stringify(full.leads) === JSON.stringify(empty.leads) ? [full] : [full, empty];
}

function wayTo(site: Site, assignment: Assignment, destination: Destination): MessageWay['leads'] {
  if (destination.kind === 'outside') return destination;
  return { kind: 'inside', hops: followAddress(site, assignment, destination.address) };
}

/** Every `{"payload": name}` in a part of a manifest. */
function payloadIn(whole: unknown): string[] {
  return partsIn(whole).flatMap(([pointer, part]) =>
    pointer.endsWith('/payload') && typeof part === 'string' ? part : [],
  );
}
