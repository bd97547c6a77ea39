import { GraphQLError } from 'graphql';
import { logError } from '../http/index.ts';
import { Refusal, type RefusalCode, type RefusalDetails } from '../refusal/index.ts';

/**
 * Turns whatever went wrong into an error that may be shown: a refusal keeps its code and details, a request that
 * GraphQL itself refuses becomes INVALID_INPUT, and of everything else only the trace id leaves the house.
 */
export function maskError(error: unknown, traceId: string): GraphQLError {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  if (cause instanceof Refusal) return toGraphQLError(error, cause.message, cause.code, cause.details);
  if (cause === undefined || cause instanceof GraphQLError) {
    return toGraphQLError(
      error,
      error instanceof Error ? error.message : 'Invalid request.',
      'INVALID_INPUT',
    );
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
