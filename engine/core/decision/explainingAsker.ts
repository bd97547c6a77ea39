import { explainCondition } from '../condition/index.ts';
import type { World } from '../fact/index.ts';
import { manifestPath } from '../manifest/index.ts';
import type { Place } from '../problem/index.ts';
import type { Site } from '../site/index.ts';
import type { Asker, Reason, Standing } from './asker.ts';

/** Answers, and collects the reasons. A file of its own: what every browser loads at first explains nothing. */
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
