import type { Condition, FactsManifest } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { oncePer } from '../oncePer.ts';

/** A condition with the slots of all atoms that it asks. */
interface Rule {
  condition: Condition;
  slots: readonly number[];
}

/** What the fact catalogues say of every customer. A rule that can never be resolved says nothing. */
export const rulesOf = oncePer(({ manifests, conditions }: Site): readonly Rule[] => {
  const groups = [...Object.values(manifests.facts), ...Object.values(manifests.record)];
  return [
    ...groups.flatMap(({ always = [] }) => always.map(({ holds }) => holds)),
    ...Object.entries(manifests.facts).flatMap(([source, facts]) => whileNotAsked(source, facts)),
  ]
    .filter((rule) => conditions.isSound(rule))
    .map((condition) => ({ condition, slots: conditions.slotsOf(condition) }));
});

/** A source that is not asked leaves its facts as its catalogue says. Numbers can only be compared with thresholds. */
function whileNotAsked(source: string, { when, otherwise = {} }: FactsManifest): Condition[] {
  if (!when) return [];
  return Object.entries(otherwise).flatMap(([name, value]): Condition[] =>
    typeof value === 'number' ? [] : [{ any: [when, { fact: `${source}.${name}`, is: value }] }],
  );
}

/** Rules that bear on each other: they ask the same atoms, directly or through other rules. No two groups do. */
export interface RuleGroup {
  rules: readonly Condition[];
  slots: ReadonlySet<number>;
}

/** The rules of a site in such groups: a question about some atoms needs those only that ask one of them. */
export function ruleGroupsOf(site: Site): readonly RuleGroup[] {
  const groups: RuleGroup[] = [];
  for (const { condition, slots } of rulesOf(site)) {
    const near = groups.filter((group) => slots.some((slot) => group.slots.has(slot)));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push({
      rules: [...near.flatMap(({ rules }) => rules), condition],
      slots: new Set([...near.flatMap((group) => [...group.slots]), ...slots]),
    });
  }
  return groups;
}

/** Names of all atoms that a condition asks, through named conditions too. */
export function atomsIn(
  { conditions, vocabulary }: Site,
  condition: Condition | undefined,
): readonly string[] {
  return conditions.slotsOf(condition).flatMap((slot) => vocabulary.atoms[slot]?.name ?? []);
}
