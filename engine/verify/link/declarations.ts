import { pointerTo } from '../../core/json/index.ts';
import {
  type Constant,
  type FactDefinition,
  type ManifestKind,
  manifestKinds,
  type ManifestSet,
  type RecordField,
  type SequenceData,
} from '../../core/manifest/index.ts';
import { constants } from '../../core/site/index.ts';
import type { LinkContext } from './linkContext.ts';

/** Something that a manifest declares to be known, collected or fixed, and where it stands. */
export type Declaration = {
  id: string;
  /** As conditions and sentences name it: `reader.branch`, `constant.longestLoan`. */
  name: string;
  pointer: string;
} & (
  | { kind: 'constants'; definition: Constant }
  | { kind: 'facts'; definition: FactDefinition }
  | { kind: 'record'; definition: RecordField }
  | { kind: 'sequence'; definition: SequenceData }
);

/** The kinds of manifests that declare something. */
export type DeclaringManifests = Pick<ManifestSet, Declaration['kind']>;

/** Every constant, every fact, every field of a record, and all data of sequences. */
export function declarations(manifests: DeclaringManifests): Declaration[] {
  return [
    ...Object.entries(manifests.constants).flatMap(([id, manifest]) =>
      declared('constants', id, manifest.constants, 'constant'),
    ),
    ...Object.entries(manifests.facts).flatMap(([id, manifest]) => declared('facts', id, manifest.facts)),
    ...Object.entries(manifests.record).flatMap(([id, manifest]) => declared('record', id, manifest.fields)),
    ...Object.entries(manifests.sequence).flatMap(([id, manifest]) =>
      declared('sequence', id, manifest.data),
    ),
  ];
}

/** Kind of manifest -> where it declares. */
const lists = { constants: '/constants', facts: '/facts', record: '/fields', sequence: '/data' } as const;

function declared<Kind extends keyof typeof lists, Definition>(
  kind: Kind,
  id: string,
  all: Readonly<Record<string, Definition>>,
  group = id,
): { kind: Kind; id: string; name: string; pointer: string; definition: Definition }[] {
  return Object.entries(all).map(([name, definition]) => ({
    kind,
    id,
    name: `${group}.${name}`,
    pointer: pointerTo(lists[kind], name),
    definition,
  }));
}

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
