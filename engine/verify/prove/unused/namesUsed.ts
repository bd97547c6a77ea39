import type { Usages } from '../../link/index.ts';
import { oncePer } from '../../oncePer.ts';

/**
 * "kind name" of everything that another manifest names, to do something with it. A persona only says what somebody is
 * like, and a rule of a fact catalogue only what there cannot be.
 */
export const namesUsed = oncePer(
  ({ references }: Usages): ReadonlySet<string> =>
    new Set(
      references
        .filter(({ manifest, place }) => manifest.kind !== 'persona' && !isRule(manifest.kind, place.pointer))
        // What only names itself is not used.
        .filter(({ kind, value, manifest }) => manifest.kind !== kind || manifest.id !== value)
        .map(({ kind, value }) => `${kind} ${value}`),
    ),
);

function isRule(kind: string, pointer: string): boolean {
  return (kind === 'facts' || kind === 'record') && pointer.startsWith('/always/');
}
