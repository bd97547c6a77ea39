import type { Condition, FactsManifest } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';

/** A condition with the slots of all atoms that it asks. */
interface Rule {
  condition: Condition;
  slots: readonly number[];
}

const known = new WeakMap<Site, readonly Rule[]>();

/** What the fact catalogues say of every customer. A rule that can never be resolved says nothing. */
export function rulesOf(site: Site): readonly Rule[] {
  const found = known.get(site) ?? readRules(site);
  known.set(site, found);
  return found;
}

function readRules({ manifests, conditions }: Site): Rule[] {
  return Object.entries(manifests.facts)
    .flatMap(([source, facts]) => [
      ...(facts.always ?? []).map(({ holds }) => holds),
      ...whileNotAsked(source, facts),
    ])
    .filter((rule) => conditions.isSound(rule))
    .map((condition) => ({ condition, slots: conditions.slotsOf(condition) }));
}

/** A source that is not asked leaves its facts as its catalogue says. Numbers can only be compared with thresholds. */
function whileNotAsked(source: string, { when, otherwise = {} }: FactsManifest): Condition[] {
  if (!when) return [];
  return Object.entries(otherwise).flatMap(([name, value]): Condition[] =>
    typeof value === 'number' ? [] : [{ any: [when, { fact: `${source}.${name}`, is: value }] }],
  );
}

/** The rules that bear on some atoms, directly or through other rules. */
export function rulesAbout(site: Site, slots: Iterable<number>): readonly Condition[] {
  const reached = new Set(slots);
  let open = rulesOf(site);
  const found: Condition[] = [];
  for (;;) {
    const near = open.filter((rule) => rule.slots.some((slot) => reached.has(slot)));
    if (near.length === 0) return found;
    open = open.filter((rule) => !near.includes(rule));
    for (const { condition, slots: more } of near) {
      found.push(condition);
      for (const slot of more) reached.add(slot);
    }
  }
}
