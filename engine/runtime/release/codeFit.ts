import { lackingOf, type CodeOffer } from '../../core/release/index.ts';
import type { Ports, Registry } from '../ports/index.ts';
import type { Bundle } from './release.ts';

/** Whether this page's code can show a release. What it lacks for one is reported, once for each release. */
export type CodeFit = (release: { path: string; bundle: Bundle }) => boolean;

/** Compares releases with what the packs of this page register. Nothing of theirs is loaded for it. */
export function createCodeFit(registry: Registry, { report }: Pick<Ports, 'report'>): CodeFit {
  const judged = new Map<string, boolean>();
  const offer: CodeOffer = { ...registry, operation: (id) => registry.operation(id)?.signature };
  return ({ path, bundle: { needs } }) => {
    const known = judged.get(path);
    if (known !== undefined) return known;
    const lacking = needs ? lackingOf(needs, offer) : [];
    if (lacking.length > 0) report({ what: 'release-beyond-code', detail: { path, lacking } });
    judged.set(path, lacking.length === 0);
    return lacking.length === 0;
  };
}
