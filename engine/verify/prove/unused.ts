import { partAt } from '../../core/json/index.ts';
import { inputsOf } from '../../core/fact/index.ts';
import type { ManifestKind } from '../../core/manifest/index.ts';
import {
  baseKey,
  type Declaration,
  declarations,
  type Locales,
  placeOfText,
  sentencesSaid,
  type Usages,
} from '../link/index.ts';
import { oncePer } from '../oncePer.ts';
import { type Fix, problem, type Problem, removal, withFix } from '../problem/index.ts';
import type { Proof, ProofContext } from './proof.ts';

/**
 * Kinds whose manifests do nothing until another one names them. Banners, push messages and personas act by themselves;
 * routes and pages are asked for a way that leads to them. Flows are not here: the modes of presentation are a closed
 * list, whose schema names them all, and one may wait for the routes that are to be shown in it.
 */
const namedKinds = [
  'guard',
  'condition',
  'navigation',
  'sequence',
  'toggle',
  'header',
  'error',
  'dialog',
  'record',
] as const;

/** Finds manifests that no other manifest uses. */
export const unusedManifests: Proof = (context) => {
  const used = namesUsed(context.usages);
  return namedKinds.flatMap((kind) => unusedOfKind(context, kind, used));
};

function unusedOfKind(
  { manifests, placeOf }: ProofContext,
  kind: (typeof namedKinds)[number],
  used: ReadonlySet<string>,
): Problem[] {
  return Object.keys(manifests[kind])
    .filter((id) => !used.has(`${kind} ${id}`) && !opensByItself(manifests, kind, id))
    .map((id) => {
      const place = placeOf(kind, id, '');
      const found =
        kind === 'toggle'
          ? problem('unused-toggle', undefined, place)
          : problem('unused-name', { kind }, place);
      return withFix(found, removal(place, 'the file'));
    });
}

function opensByItself(manifests: ProofContext['manifests'], kind: ManifestKind, id: string): boolean {
  return kind === 'dialog' && manifests.dialog[id]?.when !== undefined;
}

/** Words for what a kind of manifest declares, in messages. */
const words = { constants: 'constant', facts: 'fact', record: 'field', sequence: 'data' } as const;

/**
 * Finds facts, constants and fields that nothing reads: no manifest, no other fact, no code by name. Says nothing if the
 * project's code is not known.
 */
export const unusedFacts: Proof = (context) => {
  const { site, manifests, packs, placeOf } = context;
  const { named } = packs;
  if (!named) return [];
  const used = namesUsed(context.usages);
  const sources = new Set(site.vocabulary.atoms.flatMap(inputsOf));
  const isAsked = ({ kind, name }: Declaration): boolean => {
    const constant = kind === 'constants' ? ownName(name) : name;
    const uses = [`field ${name}`, `fact ${name}`, `constant ${constant}`];
    return uses.some((use) => used.has(use)) || sources.has(name) || named.has(name) || named.has(constant);
  };
  const collected = dataNamed(context.usages);
  return declarations(manifests)
    .filter((each) => !isKept(context, each) && !isAsked(each))
    .map(({ kind, id, name, pointer }) => {
      const place = placeOf(kind, id, pointer);
      // What collects it would name nothing any more.
      if (collected.has(name)) return problem('unused-answer', undefined, place);
      // Data has no "kept".
      const code = kind === 'sequence' ? 'unused-name' : 'unasked-fact';
      return withFix(problem(code, { kind: words[kind] }, place), removal(place, `the ${words[kind]}`));
    });
};

/** Data of sequences that something asks, needs, sets or clears, with the sequence's name. */
function dataNamed({ references, keys }: Usages): ReadonlySet<string> {
  const named = [...references, ...keys].filter(({ kind }) => kind === 'data');
  return new Set(named.map(({ value, manifest }) => `${manifest.id}.${value}`));
}

/** Whether it stays although nobody asks it: its manifest says why, or it is a key, an order, or says which thing is meant. */
function isKept({ manifests }: ProofContext, { kind, id, name, definition }: Declaration): boolean {
  const own = ownName(name);
  if ('kept' in definition) return true;
  if (kind === 'facts') return own === manifests.facts[id]?.about?.key;
  const { key, many } = (kind === 'record' && manifests.record[id]) || {};
  return own === key || own === many?.order?.by;
}

/** The name without its group. */
function ownName(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}

/** Finds operations of the packs that no sequence runs. Says nothing if not all code is known. */
export const unusedOperations: Proof = (context) => {
  const { packs, placeOf } = context;
  if (!packs.named) return [];
  const used = namesUsed(context.usages);
  return Object.keys(packs.operations)
    .filter((operation) => !used.has(`operation ${operation}`))
    .map((operation) => problem('unused-operation', { operation }, placeOf('site', 'site', '')));
};

/**
 * Finds sentences that no manifest and no code names, by the whole key or its beginning. Says nothing if the code is not
 * known. Only the first language is searched; the others have the same keys.
 */
export const unusedCopy: Proof = (context) => {
  const { manifests, packs, locales } = context;
  const language = manifests.site['site']?.languages[0]?.id ?? '';
  if (!packs.named) return [];
  const isSaid = sentencesSaid(context);
  return Object.entries(locales[language] ?? {}).flatMap(([namespace, sentences]) =>
    [...new Set(Object.keys(sentences).map(baseKey))].flatMap((path): Problem[] => {
      const key = `${namespace}:${path}`;
      if (isSaid(key)) return [];
      const place = placeOfText(language, namespace, path);
      return [withFix(problem('unused-copy', { key }, place), removalOf(locales, namespace, path))];
    }),
  );
};

/** Takes a sentence out of every language, with all its plural forms. */
function removalOf(locales: Locales, namespace: string, path: string): Fix {
  const edits = Object.entries(locales).flatMap(([language, namespaces]) =>
    Object.keys(namespaces[namespace] ?? {})
      .filter((key) => baseKey(key) === path)
      .map((key) => ({
        ...placeOfText(language, namespace, key),
        remove: true as const,
      })),
  );
  return { kind: 'removal', lossless: false, does: 'removes the sentence from all languages', edits };
}

/**
 * "kind name" of every manifest that another manifest uses. Personas and rules of fact catalogues do not count: they
 * describe customers, and use nothing.
 */
const namesUsed = oncePer(
  ({ references }: Usages): ReadonlySet<string> =>
    new Set(
      references
        .filter(({ manifest, place }) => manifest.kind !== 'persona' && !isRule(manifest.kind, place.pointer))
        .filter((used) => !isOwnRefusal(used))
        // A manifest that names itself is not used by that.
        .filter(({ kind, value, manifest }) => manifest.kind !== kind || manifest.id !== value)
        .map(({ kind, value }) => `${kind} ${value}`),
    ),
);

/** That an answer is refused until it is given is no use of it, unless it is a consent: to refuse is what that is for. */
function isOwnRefusal({ value, place: { pointer }, manifest }: Usages['references'][number]): boolean {
  const name = ownName(value);
  const isRefusal = /^\/steps\/[^/]+\/fields\/[^/]+\/refuse\//.exec(pointer)?.[0];
  return (
    manifest.kind === 'sequence' &&
    value === `${manifest.id}.${name}` &&
    isRefusal?.endsWith(`/fields/${name}/refuse/`) === true &&
    partAt(manifest.json.value, `/data/${name}/type`) !== 'boolean'
  );
}

function isRule(kind: string, pointer: string): boolean {
  return (kind === 'facts' || kind === 'record') && pointer.startsWith('/always/');
}

/** Finds toggles whose `expires` is over. */
export const toggles: Proof = ({ manifests, today, placeOf }) =>
  Object.entries(manifests.toggle).flatMap(([id, { expires }]) =>
    expires === undefined || today === undefined || today <= expires
      ? []
      : [problem('expired-toggle', { expired: expires }, placeOf('toggle', id, '/expires'))],
  );
