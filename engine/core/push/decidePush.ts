import type { Evaluator } from '../decision/index.ts';
import type { AtomValue } from '../fact/index.ts';
import { isRecord, partAt } from '../json/index.ts';
import { linkValue, resolveLink, type Destination } from '../link/index.ts';
import type { PushManifest } from '../manifest/index.ts';

/** A push message that was tapped, as far as it can be trusted: texts by the name of their field. */
export interface PushMessage {
  category: string;
  payload: Readonly<Record<string, string>>;
}

/** The effect of a tapped message. */
export interface PushDecision {
  id: string;
  /** Absent: the customer stays where he is. */
  destination?: Destination;
  /** Facts that the message sets. */
  facts: Readonly<Record<string, AtomValue>>;
  /** A dialog to open, once its condition holds. */
  open?: NonNullable<PushManifest['open']>;
}

/** Longest field that is read from a message, in characters. */
const longestField = 500;

/** Reads a message that came from outside; undefined when it has no category. Fields that are no text are left out. */
export function readPush(message: unknown): PushMessage | undefined {
  const category = partAt(message, '/category');
  if (typeof category !== 'string') return undefined;
  const payload = partAt(message, '/data/payload');
  const fields = Object.entries(isRecord(payload) ? payload : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= longestField,
  );
  return { category, payload: Object.fromEntries(fields) };
}

/** The effect of a message. Undefined for a category without a manifest: nothing happens. */
export function decidePush(
  evaluator: Evaluator,
  { category, payload }: PushMessage,
  address?: { path: string; query: string },
): PushDecision | undefined {
  const { site, assignment } = evaluator;
  const found = Object.entries(site.manifests.push).find(([, push]) => push.category === category);
  if (!found) return undefined;
  const [id, { go, keep = {}, open }] = found;
  const sources = { payload, assignment, ...(address && { address }) };
  const destination = go && resolveLink(site, go, sources);
  const opens = open && (open.needs ?? []).every((field) => (payload[field] ?? '') !== '');
  evaluator.note(
    { kind: 'push', id, pointer: '/category', subject: `push ${category}` },
    describe(destination),
  );
  const facts = Object.entries(keep).flatMap(([name, value]) => {
    const text = linkValue(site, value, sources);
    return text === undefined ? [] : [[name, text] as const];
  });
  return {
    id,
    facts: Object.fromEntries(facts),
    ...(destination && { destination }),
    ...(opens && { open }),
  };
}

function describe(destination: Destination | undefined): string {
  if (!destination) return 'stays';
  return `goes to ${destination.kind === 'inside' ? destination.address : destination.url}`;
}
