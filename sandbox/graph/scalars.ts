import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isDay } from '../clock/index.ts';

/** The scalars of the main graph. They refuse what is no day, or no whole number of cents, before anything runs. */
export const scalars = {
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

function readDay(value: unknown): string {
  if (typeof value === 'string' && isDay(value)) return value;
  throw new GraphQLError('A Date is a calendar date YYYY-MM-DD.');
}

function readCents(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError('Cents are a whole number.');
}
