import { type Atom, type Domain, isExportable } from '../../core/fact/index.ts';
import { baseKey, declarations, type LinkContext, namesByKind } from '../link/index.ts';
import type { JsonObject } from './partUses.ts';

/** One of the names that may stand at a place, with what it means. */
interface Choice {
  name: string;
  /** The description of its writers; undefined if there is none. */
  description: string | undefined;
}

/** The names of each kind of reference (`x-ref`), in alphabetical order. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;

/** The list of facts whose values may leave the customer's browser. */
export const tellable = 'tellable fact';

/** Collects every name of a portal, with its description. A sentence is described by itself. */
export function choicesOf(context: LinkContext): Choices {
  const sentences = sentencesOf(context);
  const described: Descriptions = { ...descriptionsOf(context, sentences), copy: sentences };
  const names = { ...namesByKind(context), copy: new Set(Object.keys(sentences)) };
  const choices: Choices = Object.fromEntries(
    Object.entries<ReadonlySet<string>>(names).map(([kind, ofKind]) => [
      kind,
      [...ofKind].sort().map((name) => ({ name, description: described[kind]?.[name] })),
    ]),
  );
  const may = new Set(context.vocabulary.atoms.filter(isExportable).map(({ name }) => name));
  return { ...choices, [tellable]: (choices['fact'] ?? []).filter(({ name }) => may.has(name)) };
}

/**
 * A schema for one of these names. Editors explain each of them by `enumDescriptions`, which validators ignore.
 *
 * @param words title and description of the place, which stay
 */
export function oneOfNames(choices: readonly Choice[], words: JsonObject): JsonObject {
  if (choices.length === 0) return { ...words, not: {} };
  const isDescribed = choices.some(({ description }) => description !== undefined);
  return {
    ...words,
    enum: choices.map(({ name }) => name),
    ...(isDescribed && { enumDescriptions: choices.map(({ description }) => description ?? '') }),
  };
}

type Descriptions = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;

interface Described {
  description: string;
}

function descriptionsOf(
  { manifests, packs }: LinkContext,
  sentences: Readonly<Record<string, string>>,
): Descriptions {
  const site = manifests.site['site'];
  const ofManifests = Object.entries<Readonly<Record<string, Described>>>(manifests).map(([kind, all]) => [
    kind,
    mapped(all, ({ description }) => description),
  ]);
  return {
    ...(Object.fromEntries(ofManifests) as Descriptions),
    fact: Object.fromEntries(
      declarations(manifests).map(({ name, definition }) => [name, definition.description]),
    ),
    field: fieldDescriptions(manifests, sentences),
    widget: mapped(packs.widgets, ({ schema }) => schema.description),
    placement: mapped(site?.placements ?? {}, ({ description }) => description),
    external: mapped(site?.external ?? {}, (urls) => urls['default']),
    language: Object.fromEntries(site?.languages.map(({ id, name }) => [id, name]) ?? []),
  };
}

/** A field without a description is described by its label. */
function fieldDescriptions(
  manifests: LinkContext['manifests'],
  sentences: Readonly<Record<string, string>>,
): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    declarations(manifests).flatMap(({ kind, name, definition }) => {
      if (kind !== 'record') return [];
      const label = 'label' in definition ? definition.label : undefined;
      const key = typeof label === 'object' ? label.key : label;
      return [[name, definition.description ?? sentences[key ?? '']] as const];
    }),
  );
}

/** Key -> the sentence in the site's first language; of plural forms the last one, which is the usual one. */
function sentencesOf({ manifests, locales }: LinkContext): Record<string, string> {
  const language = manifests.site['site']?.languages[0]?.id ?? '';
  return Object.fromEntries(
    Object.entries(locales[language] ?? {}).flatMap(([namespace, sentences]) =>
      Object.entries(sentences).map(([key, text]) => [`${namespace}:${baseKey(key)}`, text] as const),
    ),
  );
}

function mapped<Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => string | undefined,
): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/** One alternative for each fact, with exactly the values that it can be compared with. */
export function factClauses(
  { vocabulary }: Pick<LinkContext, 'vocabulary'>,
  facts: readonly Choice[],
): JsonObject[] {
  const described = new Map(facts.map(({ name, description }) => [name, description]));
  return vocabulary.atoms
    .filter(({ name, domain }) => described.has(name) && domain.kind !== 'open')
    .map((atom) => factClause(atom, described.get(atom.name)));
}

function factClause({ name, domain }: Atom, description: string | undefined): JsonObject {
  const comparisons = comparisonsOf(domain);
  return {
    ...(description !== undefined && { description }),
    type: 'object',
    required: ['fact'],
    additionalProperties: false,
    properties: { fact: { const: name }, ...comparisons },
    oneOf: Object.keys(comparisons).map((operator) => ({ required: [operator] })),
  };
}

function comparisonsOf(domain: Domain): JsonObject {
  if (domain.kind === 'thresholds') {
    const thresholds = Object.entries(domain.thresholds);
    const named = {
      enum: thresholds.map(([name]) => name),
      enumDescriptions: thresholds.map(([, value]) => String(value)),
    };
    return {
      atLeast: { description: 'It has reached this threshold.', ...named },
      atMost: { description: 'It is at or below this threshold.', ...named },
    };
  }
  const values = domain.kind === 'values' ? domain.values : [];
  const isText = values.every((value) => typeof value === 'string');
  return {
    is: { description: 'It has exactly this value.', enum: values },
    ...(isText && {
      in: {
        description: 'It has one of these values.',
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: { enum: values },
      },
    }),
  };
}

/** One alternative for each toggle, with its variants. */
export function toggleClauses({ manifests }: Pick<LinkContext, 'manifests'>): JsonObject[] {
  return Object.entries(manifests.toggle).map(([name, { description, variants }]) => ({
    description,
    type: 'object',
    required: ['toggle'],
    additionalProperties: false,
    properties: {
      toggle: { const: name },
      ...(variants && { variant: { enum: variants.map((variant) => variant.name) } }),
    },
  }));
}
