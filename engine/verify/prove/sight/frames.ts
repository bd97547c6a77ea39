import { manifestOf, type Condition } from '../../../core/manifest/index.ts';
import type { Site } from '../../../core/site/index.ts';
import type { Requirement } from '../../world/index.ts';

/** A flow or header that a route may have, and for whom. */
export interface Framing {
  id: string;
  requirements: readonly Requirement[];
}

/** The flows of a route, as `decideFlow` decides. */
export function flowsOf({ manifests, manifest }: Site, route: string): Framing[] {
  const id = manifestOf(manifests, 'route', route)?.flow ?? manifest.flow;
  const becomes = manifestOf(manifests, 'flow', id)?.becomes ?? [];
  return choices([...becomes.map(({ flow, when }) => ({ id: flow, when })), { id }]);
}

/** The headers of a route, as `decideHeader` decides. */
export function headersOf({ manifests, manifest }: Site, route: string): Framing[] {
  const own = manifestOf(manifests, 'route', route)?.header;
  const chosen =
    own === undefined
      ? choices(manifest.headers.map(({ header, when }) => ({ id: header, ...(when && { when }) })))
      : [{ id: own, requirements: [] }];
  return chosen.flatMap(({ id, requirements }) => {
    const becomes = manifestOf(manifests, 'header', id)?.becomes ?? [];
    return choices([...becomes.map(({ header, when }) => ({ id: header, when })), { id }]).map((changed) => ({
      id: changed.id,
      requirements: [...requirements, ...changed.requirements],
    }));
  });
}

/** Each choice of a list of which the first that holds counts, with what must hold for it. */
function choices(list: readonly { id: string; when?: Condition }[]): Framing[] {
  return list.map(({ id, when }, index) => ({
    id,
    requirements: [
      ...list.slice(0, index).map((earlier) => ({ condition: earlier.when, is: false })),
      { condition: when, is: true },
    ],
  }));
}
