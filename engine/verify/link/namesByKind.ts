import { manifestKinds, type ManifestKind } from '../../core/manifest/index.ts';
import { constants } from '../../core/site/index.ts';
import { declarations } from './declarations.ts';
import type { LinkContext } from './linkContext.ts';

/** Everything that has a name, by the kind that `x-ref` uses for it. Copy is not here: it has checks of its own. */
export function namesByKind({
  manifests,
  packs,
  vocabulary,
}: Pick<LinkContext, 'manifests' | 'packs' | 'vocabulary'>): Record<string, ReadonlySet<string>> {
  const site = manifests.site['site'];
  const ofManifests = manifestKinds
    .filter((kind) => kind !== 'facts' && kind !== 'site' && kind !== 'constants')
    .map((kind: ManifestKind) => [kind, new Set(Object.keys(manifests[kind]))] as const);
  return {
    ...Object.fromEntries(ofManifests),
    fact: new Set(vocabulary.atoms.map(({ name }) => name).filter((name) => !name.includes(':'))),
    field: new Set(declarations(manifests).flatMap(({ kind, name }) => (kind === 'record' ? name : []))),
    'record-source': new Set(packs.records),
    constant: new Set(constants(manifests).map(([name]) => name)),
    ...(packs.icons && { icon: new Set(packs.icons) }),
    widget: new Set(Object.keys(packs.widgets)),
    operation: new Set(Object.keys(packs.operations)),
    group: new Set([...Object.keys(manifests.facts), ...Object.keys(manifests.record)]),
    placement: new Set(Object.keys(site?.placements ?? {})),
    external: new Set(Object.keys(site?.external ?? {})),
    environment: new Set(site?.environments),
    'environment or default': new Set(['default', ...(site?.environments ?? [])]),
    language: new Set(site?.languages.map(({ id }) => id)),
    region: new Set(Object.keys(site?.layout.regions ?? {})),
  };
}
