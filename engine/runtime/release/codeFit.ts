import type { ReleaseNeeds } from '../../core/release/index.ts';
import type { OperationSignature } from '../../core/sequence/index.ts';
import type { Registry } from '../pack/index.ts';
import type { Ports } from '../ports/index.ts';
import type { Bundle } from './release.ts';

/** Whether this page's code can show a release. What it lacks for one is reported, once for each release. */
export type CodeFit = (release: { path: string; bundle: Bundle }) => boolean;

/** Compares releases with what the packs of this page register. Nothing of theirs is loaded for it. */
export function createCodeFit(registry: Registry, { report }: Pick<Ports, 'report'>): CodeFit {
  const judged = new Map<string, boolean>();
  return ({ path, bundle: { needs } }) => {
    const known = judged.get(path);
    if (known !== undefined) return known;
    const lacking = needs ? lackingOf(needs, registry) : [];
    if (lacking.length > 0) report({ what: 'release-beyond-code', detail: { path, lacking } });
    judged.set(path, lacking.length === 0);
    return lacking.length === 0;
  };
}

function lackingOf(
  { widgets, operations, sources, derivations }: ReleaseNeeds,
  registry: Registry,
): string[] {
  return [
    ...without('widget', widgets, registry.widget),
    ...without('operation', Object.keys(operations), (id) => {
      const [now, then] = [registry.operation(id)?.signature, operations[id]];
      return now && then && isServed(now, then);
    }),
    ...without('source of facts', sources, registry.source),
    ...without('functions of facts', derivations, registry.derivations),
  ];
}

function without(what: string, names: readonly string[], find: (name: string) => unknown): string[] {
  return names.filter((name) => !find(name)).map((name) => `${what} ${name}`);
}

/** The operation is given all that it takes, answers all that is used of it, and ends in no way that leads nowhere. */
function isServed(now: OperationSignature, then: OperationSignature): boolean {
  return (
    within(now.parameters, then.parameters) &&
    within(then.parameters, now.parameters) &&
    within(then.answers, now.answers) &&
    within(now.outcomes, then.outcomes)
  );
}

function within(names: readonly string[], others: readonly string[]): boolean {
  return names.every((name) => others.includes(name));
}
