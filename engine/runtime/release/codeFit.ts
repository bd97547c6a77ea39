import { lackingOf, type CodeOffer } from '../../core/release/index.ts';
import type { Ports, Registry } from '../ports/index.ts';
import type { Bundle } from './release.ts';

/** Whether this page's code can show a release. Missing parts are reported, once for each release. */
export type CodeFit = (release: { path: string; bundle: Bundle }) => boolean;

/** Compares releases with the registrations of this page's packs, without loading any of their code. */
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
