import type { Atom, Domain } from '../../core/fact/index.ts';
import type { LinkContext } from '../link/index.ts';
import type { Choice } from './choices.ts';
import type { JsonObject } from './json.ts';

/** The clauses that ask a fact: one alternative a fact, with exactly what it can be compared with. */
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

/** The clauses that ask a toggle: one alternative a toggle, with its variants where it has some. */
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
