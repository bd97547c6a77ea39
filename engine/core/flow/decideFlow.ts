import { firstHolding, type Asker } from '../decision/index.ts';
import { manifestOf, type FlowManifest } from '../manifest/index.ts';

/** The presentation flow of a route, after what the flow itself may become. */
export function decideFlow(asker: Asker, routeId: string): { id: string; flow: FlowManifest } | undefined {
  const { manifests, manifest } = asker.site;
  const id = manifestOf(manifests, 'route', routeId)?.flow ?? manifest.flow;
  const flow = manifestOf(manifests, 'flow', id);
  if (!flow) return undefined;
  const change = firstHolding(asker, flow.becomes ?? [], {
    kind: 'flow',
    id,
    pointer: '/becomes',
    subject: `flow ${id}`,
  });
  const changed = change && 'choice' in change ? change.choice.flow : id;
  const result = manifestOf(manifests, 'flow', changed);
  return result ? { id: changed, flow: result } : { id, flow };
}
