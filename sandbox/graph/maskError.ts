import { GraphQLError } from 'graphql';
import { logError } from '../http/index.ts';
import { Refusal, type RefusalCode, type RefusalDetails } from '../refusal/index.ts';

/** What decides how much of an error is shown. */
export interface Masking {
  traceId: string;
  /** GraphQL's own words name fields of the schema and repeat what was sent: for developers only. */
  development: boolean;
}

/**
 * Turns whatever went wrong into an error that may be shown: a refusal keeps its code and details, a request that
 * GraphQL itself refuses becomes INVALID_INPUT, and of everything else only the trace id leaves the house.
 */
export function maskError(error: unknown, { traceId, development }: Masking): GraphQLError {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  if (cause instanceof Refusal) return toGraphQLError(error, cause.message, cause.code, cause.details);
  if (cause === undefined || cause instanceof GraphQLError) {
    const words = development && error instanceof Error ? error.message : 'The request is not valid.';
    return toGraphQLError(error, words, 'INVALID_INPUT');
  }
  logError(traceId, cause);
  return toGraphQLError(error, 'Something went wrong on our end.', 'SERVICE_UNAVAILABLE', { traceId });
}

function toGraphQLError(
  error: unknown,
  message: string,
  code: RefusalCode,
  details: RefusalDetails = {},
): GraphQLError {
  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
  return new GraphQLError(message, { ...place, extensions: { ...details, code } });
}
