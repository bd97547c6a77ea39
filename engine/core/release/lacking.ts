import type { OperationSignature } from '../sequence/index.ts';
import type { ReleaseNeeds } from './needs.ts';

/** The code that can show a release, by the names under which packs register it. */
export interface CodeOffer {
  widget(id: string): unknown;
  operation(id: string): OperationSignature | undefined;
  /** The source of a group of facts. */
  source(group: string): unknown;
  /** A source of a record. */
  record(id: string): unknown;
  /** The functions that a group of facts is computed by. */
  derivations(group: string): unknown;
}

/** The needs of a release that the code does not meet, in words such as `widget shell/menu`; empty if it can be shown. */
export function lackingOf(
  { widgets, operations, sources, records = [], derivations }: ReleaseNeeds,
  offer: CodeOffer,
): string[] {
  return [
    ...without('widget', widgets, offer.widget),
    ...without('operation', Object.keys(operations), (id) => {
      const [now, then] = [offer.operation(id), operations[id]];
      return now && then && isServed(now, then);
    }),
    ...without('source of facts', sources, offer.source),
    ...without('source of records', records, offer.record),
    ...without('functions of facts', derivations, offer.derivations),
  ];
}

function without(what: string, names: readonly string[], find: (name: string) => unknown): string[] {
  return names.filter((name) => !find(name)).map((name) => `${what} ${name}`);
}

/**
 * The operation is given all that it takes, answers all that is used of it, tells apart all refusals that lead somewhere, and
 * ends in no way that leads nowhere. A refusal that only the code knows ends as the operation says.
 */
function isServed(now: OperationSignature, then: OperationSignature): boolean {
  return (
    within(now.parameters, then.parameters) &&
    within(then.parameters, now.parameters) &&
    within(then.answers, now.answers) &&
    within(then.refusals ?? [], now.refusals ?? []) &&
    Object.entries(now.outcomes).every(([outcome, says]) => then.outcomes[outcome] === says)
  );
}

function within(names: readonly string[], others: readonly string[]): boolean {
  return names.every((name) => others.includes(name));
}
