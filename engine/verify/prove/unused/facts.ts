import { problem, removal, withFix } from '../../problem/index.ts';
import { declarations, type Declaration } from '../../link/index.ts';
import type { Proof, ProofContext } from '../proof.ts';
import { namesUsed } from './namesUsed.ts';

/** What people call what a kind of manifest declares. */
const words = { constants: 'constant', facts: 'fact', record: 'field', sequence: 'fact' } as const;

/**
 * Every fact, every constant and every field is asked by somebody: a manifest, another fact, or the code that names it. Where the
 * code is not known it cannot be told.
 */
export const unusedFacts: Proof = (context) => {
  const { site, manifests, packs, placeOf } = context;
  const { named } = packs;
  if (!named) return [];
  const used = namesUsed(context.usages);
  const sources = new Set(site.vocabulary.atoms.flatMap(({ derivedFrom = [] }) => derivedFrom));
  const isAsked = ({ kind, name }: Declaration): boolean => {
    const constant = kind === 'constants' ? ownName(name) : name;
    const uses = [`field ${name}`, `fact ${name}`, `constant ${constant}`];
    return uses.some((use) => used.has(use)) || sources.has(name) || named.has(name) || named.has(constant);
  };
  return declarations(manifests)
    .filter((each) => !isKept(context, each) && !isAsked(each))
    .map(({ kind, id, pointer }) => {
      const place = placeOf(kind, id, pointer);
      return withFix(
        problem('unasked-fact', { kind: words[kind] }, place),
        removal(place, `the ${words[kind]}`),
      );
    });
};

/** Its manifest says why it stays, or it tells things apart, orders them, or says which is meant. */
function isKept({ manifests }: ProofContext, { kind, id, name, definition }: Declaration): boolean {
  const own = ownName(name);
  if ('kept' in definition) return true;
  if (kind === 'facts') return own === manifests.facts[id]?.about?.key;
  const { key, many } = (kind === 'record' && manifests.record[id]) || {};
  return own === key || own === many?.order?.by;
}

/** Without its group. */
function ownName(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}
