import { ownValue } from '../../core/json/index.ts';
import type { ReleaseNeeds } from '../../core/release/index.ts';
import type { LinkContext } from '../link/index.ts';

/** What verified manifests use of the code that they were verified with. */
export function needsOf({ manifests, packs, usages }: LinkContext): ReleaseNeeds {
  const named = (kind: string): string[] =>
    [...new Set(usages.references.filter((used) => used.kind === kind).map(({ value }) => value))].sort();
  const groups = Object.entries(manifests.facts);
  return {
    widgets: named('widget'),
    operations: Object.fromEntries(
      named('operation').flatMap((id) => {
        const signature = ownValue(packs.operations, id);
        return signature ? [[id, signature] as const] : [];
      }),
    ),
    sources: groups.map(([group]) => group).filter((group) => packs.sources?.includes(group)),
    ...(named('record-source').length > 0 && { records: named('record-source') }),
    derivations: groups
      .filter(([, { facts }]) => Object.values(facts).some(({ derivedFrom }) => derivedFrom))
      .map(([group]) => group),
  };
}
