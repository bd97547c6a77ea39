import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  GraphQLError,
  GraphQLObjectType,
  GraphQLScalarType,
  Kind,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { createSchema } from 'graphql-yoga';
import { isDay } from '../../platform/calendar.ts';
import { isId } from '../../platform/http/readRequest.ts';
import { refuse } from '../../platform/refusal.ts';
import type { GraphContext } from './graphContext.ts';
import { mutations } from './resolveMutations.ts';
import { queries } from './resolveQueries.ts';
import { smallGraphs } from './smallGraphs.ts';

/** Builds the main graph with its resolvers; faults can make each of its fields fail. */
export function buildMainSchema(): GraphQLSchema {
  const schema = createSchema<GraphContext>({
    typeDefs: readSchema('main'),
    resolvers: { Query: queries, Mutation: mutations, ...scalars },
  });
  letFieldsFail(schema);
  return schema;
}

/** Builds one of the graphs beside the main one; faults can make its fields fail too. */
export function buildSmallSchema(name: keyof typeof smallGraphs): GraphQLSchema {
  const schema = createSchema<GraphContext>({ typeDefs: readSchema(name), resolvers: smallGraphs[name] });
  letFieldsFail(schema);
  return schema;
}

function readSchema(name: string): string {
  return readFileSync(join(import.meta.dirname, `${name}.graphql`), 'utf8');
}

function letFieldsFail(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(type instanceof GraphQLObjectType) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.resolve !== undefined) field.resolve = failing(`${type.name}.${field.name}`, field.resolve);
      else field.resolve = failing(`${type.name}.${field.name}`, readProperty);
    }
  }
}

type Resolver = GraphQLFieldResolver<unknown, GraphContext>;

function failing(coordinate: string, resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    const fault = context.faults.errors.get(coordinate);
    if (fault !== undefined) {
      const { code, reason } = fault;
      refuse(code, 'A fault was set.', reason === undefined ? {} : { reason });
    }
    return resolve(source, args, context, info);
  };
}

/** GraphQL's default resolver: reads the field from its object, and calls it if it is a function. */
const readProperty: Resolver = (source, args, context, info) => {
  const property = (source as Record<string, unknown>)[info.fieldName];
  return typeof property === 'function' ? (property as Function).call(source, args, context, info) : property;
};

/** The scalars of the main graph. They reject a malformed id, day or amount of cents before any resolver runs. */
const scalars = {
  ID: new GraphQLScalarType<string>({
    name: 'ID',
    coerceInputValue: readId,
    coerceInputLiteral: (node) => readId(node.kind === Kind.STRING ? node.value : undefined),
  }),
  Date: new GraphQLScalarType<string>({
    name: 'Date',
    coerceInputValue: readDay,
    coerceInputLiteral: (node) => readDay(node.kind === Kind.STRING ? node.value : undefined),
  }),
  Cents: new GraphQLScalarType<number>({
    name: 'Cents',
    coerceInputValue: readCents,
    coerceInputLiteral: (node) => readCents(node.kind === Kind.INT ? Number(node.value) : undefined),
  }),
};

function readId(value: unknown): string {
  if (isId(value)) return value;
  throw new GraphQLError('An ID is 1 to 128 printable characters without spaces.');
}

function readDay(value: unknown): string {
  if (typeof value === 'string' && isDay(value)) return value;
  throw new GraphQLError('A Date is a calendar date YYYY-MM-DD.');
}

function readCents(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError('Cents are a whole number.');
}
