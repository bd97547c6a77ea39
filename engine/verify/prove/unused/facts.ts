import type { ManifestKind } from '../../../core/manifest/index.ts';
import { pointerTo } from '../../../core/json/index.ts';
import { problem, removal, withFix } from '../../problem/index.ts';
import type { Proof, ProofContext } from '../proof.ts';
import { namesUsed } from './namesUsed.ts';

/** A fact, a constant, data of a sequence or a field of a record, and where it stands. */
interface Declared {
  name: string;
  kind: 'fact' | 'constant' | 'field';
  file: { kind: ManifestKind; id: string };
  pointer: string;
  /** Why it is kept although nothing asks it. */
  kept?: string | undefined;
}

/**
 * Every fact, every constant and every field is asked by somebody: a manifest, another fact, or the code that names it. Where the
 * code is not known it cannot be told.
 */
export const unusedFacts: Proof = (context) => {
  const { site, packs, placeOf } = context;
  const { named } = packs;
  if (!named) return [];
  const used = namesUsed(context);
  const sources = new Set(site.vocabulary.atoms.flatMap(({ derivedFrom = [] }) => derivedFrom));
  const isAsked = ({ name, kind }: Declared): boolean => {
    const [fact, code] = kind === 'constant' ? [`constant.${name}`, name] : [name, name];
    if (
      used.has(`field ${name}`) ||
      used.has(`fact ${fact}`) ||
      used.has(`constant ${name}`) ||
      sources.has(fact)
    )
      return true;
    return named.has(fact) || named.has(code);
  };
  return declared(context)
    .filter((each) => each.kept === undefined && !isAsked(each))
    .map(({ kind, file, pointer }) => {
      const place = placeOf(file.kind, file.id, pointer);
      return withFix(problem('unasked-fact', { kind }, place), removal(place, `the ${kind}`));
    });
};

function declared({ manifests }: ProofContext): Declared[] {
  return [
    ...Object.entries(manifests.facts).flatMap(([id, { facts, about }]) =>
      Object.entries(facts).map(
        ([name, { kept = name === about?.key ? 'tells what is meant' : undefined }]): Declared => {
          const pointer = pointerTo('/facts', name);
          return { name: `${id}.${name}`, kind: 'fact', file: { kind: 'facts', id }, pointer, kept };
        },
      ),
    ),
    ...Object.entries(manifests.record).flatMap(([id, { key, many, fields }]) =>
      Object.keys(fields).map((name): Declared => {
        const kept = name === key || name === many.order?.by ? 'tells them apart, or orders them' : undefined;
        const pointer = pointerTo('/fields', name);
        return { name: `${id}.${name}`, kind: 'field', file: { kind: 'record', id }, pointer, kept };
      }),
    ),
    ...Object.entries(manifests.sequence).flatMap(([id, { data }]) =>
      Object.keys(data).map((name): Declared => {
        const pointer = pointerTo('/data', name);
        return { name: `${id}.${name}`, kind: 'fact', file: { kind: 'sequence', id }, pointer };
      }),
    ),
    ...Object.entries(manifests.constants).flatMap(([id, { constants }]) =>
      Object.entries(constants).map(([name, { kept }]): Declared => {
        const pointer = pointerTo('/constants', name);
        return { name, kind: 'constant', file: { kind: 'constants', id }, pointer, kept };
      }),
    ),
  ];
}
