import { explainCondition, type ConditionExplanation, type Ternary } from '../condition/index.ts';
import type { World } from '../fact/index.ts';
import { manifestPath, type Condition, type ManifestKind } from '../manifest/index.ts';
import type { Place } from '../problem/index.ts';
import type { Site } from '../site/index.ts';

/** One step on the way to a decision: what was asked, where it stands, what came out, and why. */
export interface Reason {
  /** For people: "guard signed-in", "header extended". */
  subject: string;
  outcome: string;
  place: Place;
  /** Absent where no condition was asked. */
  because?: ConditionExplanation;
}

/** Where in a manifest a condition stands. */
export interface Standing {
  kind: ManifestKind;
  id: string;
  pointer: string;
  subject: string;
}

/**
 * The one way in which decisions ask conditions. A plain asker only answers; an explaining one also writes down why.
 * Since both go through the same decisions, an explanation cannot differ from what happens.
 */
export interface Asker {
  readonly site: Site;
  readonly world: World;
  /** Undefined condition: true. */
  ask(condition: Condition | undefined, standing: Standing): Ternary;
  /** Writes down a step that asks no condition. */
  note(standing: Standing, outcome: string): void;
}

/** Answers, as fast as it can. */
export function createAsker(site: Site, world: World): Asker {
  return {
    site,
    world,
    ask: (condition) => site.conditions.compile(condition)(world),
    note: () => undefined,
  };
}

/** Answers, and collects the reasons. */
export function createExplainingAsker(
  site: Site,
  world: World,
): Asker & { readonly reasons: readonly Reason[] } {
  const reasons: Reason[] = [];
  return {
    site,
    world,
    reasons,
    ask(condition, standing) {
      const place = placeOf(standing);
      if (!condition) {
        reasons.push({ subject: standing.subject, outcome: 'true', place });
        return true;
      }
      const because = explainCondition(site.conditions, condition, world, place);
      reasons.push({
        subject: standing.subject,
        outcome: String(because.value ?? 'unknown'),
        place,
        because,
      });
      return because.value;
    },
    note(standing, outcome) {
      reasons.push({ subject: standing.subject, outcome, place: placeOf(standing) });
    },
  };
}

function placeOf({ kind, id, pointer }: Standing): Place {
  return { file: manifestPath(kind, id), pointer };
}
