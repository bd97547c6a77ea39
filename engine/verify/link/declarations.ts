import { pointerTo } from '../../core/json/index.ts';
import type {
  Constant,
  FactDefinition,
  ManifestSet,
  RecordField,
  SequenceData,
} from '../../core/manifest/index.ts';

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
export function declarations({ constants, facts, record, sequence }: DeclaringManifests): Declaration[] {
  return [
    ...Object.entries(constants).flatMap(([id, manifest]) =>
      declared('constants', id, manifest.constants, 'constant'),
    ),
    ...Object.entries(facts).flatMap(([id, manifest]) => declared('facts', id, manifest.facts)),
    ...Object.entries(record).flatMap(([id, manifest]) => declared('record', id, manifest.fields)),
    ...Object.entries(sequence).flatMap(([id, manifest]) => declared('sequence', id, manifest.data)),
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
