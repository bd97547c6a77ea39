import { firstHolding, type Evaluator } from '../decision/index.ts';
import { manifestOf, type FlowManifest } from '../manifest/index.ts';

/** The presentation flow of a route, after what the flow itself may become. */
export function decideFlow(
  evaluator: Evaluator,
  routeId: string,
): { id: string; flow: FlowManifest } | undefined {
  const { manifests, manifest } = evaluator.site;
  const id = manifestOf(manifests, 'route', routeId)?.flow ?? manifest.flow;
  const flow = manifestOf(manifests, 'flow', id);
  if (!flow) return undefined;
  const change = firstHolding(evaluator, flow.overrides ?? [], {
    kind: 'flow',
    id,
    pointer: '/overrides',
    subject: `flow ${id}`,
  });
  const changed = change && 'choice' in change ? change.choice.flow : id;
  const result = manifestOf(manifests, 'flow', changed);
  return result ? { id: changed, flow: result } : { id, flow };
}
