import { partHolds, type Evaluator } from '../decision/index.ts';
import { decideFlow } from '../flow/decideFlow.ts';
import { ownValue } from '../json/index.ts';

/** Names of the regions around the page that show on a route: those of its flow whose own condition holds. */
export function decideRegions(evaluator: Evaluator, routeId: string): readonly string[] {
  return regionsWhose(true, evaluator, routeId);
}

/** Names of the regions of which it is unknown whether they show: the layout would shift if they came later. */
export function regionsInDoubt(evaluator: Evaluator, routeId: string): readonly string[] {
  return regionsWhose(undefined, evaluator, routeId);
}

function regionsWhose(state: true | undefined, evaluator: Evaluator, routeId: string): readonly string[] {
  const { regions } = evaluator.site.manifest.layout;
  return (decideFlow(evaluator, routeId)?.flow.regions ?? []).filter((name) => {
    const region = ownValue(regions, name);
    const pointer = `/layout/regions/${name}`;
    const location = { kind: 'site', id: 'site', pointer, subject: `region ${name}` } as const;
    return region !== undefined && partHolds(evaluator, region, location) === state;
  });
}
