import { GraphQLError, NoSchemaIntrospectionCustomRule, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { logError } from '../../platform/http/answers.ts';
import { Refusal, type RefusalCode, type RefusalDetails } from '../../platform/refusal.ts';

/** Runs the operations of one graph. */
export type GraphEndpoint<Context extends { traceId: string }> = (
  request: Request,
  body: string,
  context: Context,
) => Promise<Response>;

/** Options of an endpoint. */
export interface GraphEndpointOptions {
  path: string;
  schema: GraphQLSchema;
  /** Whether clients may read the schema and GraphQL's own error messages; false in production. */
  development: boolean;
}

/** Creates an endpoint that runs operations on a schema and masks internal errors. */
export function createGraphEndpoint<Context extends { traceId: string }>({
  path,
  schema,
  development,
}: GraphEndpointOptions): GraphEndpoint<Context> {
  const yoga = createYoga<Context>({
    schema,
    graphqlEndpoint: path,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    maskedErrors: false,
    plugins: [...(development ? [] : [forbidIntrospection]), maskErrors(development)],
  });
  return async (request, body, context) => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const response = await yoga.fetch(request.url, { method: 'POST', headers, body }, context);
    response.headers.set('cache-control', 'private, no-store');
    return response;
  };
}

const forbidIntrospection: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
};

function maskErrors(development: boolean): Plugin<object, { traceId: string }> {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result || result.errors === undefined) return;
      const { traceId } = serverContext;
      const errors = result.errors.map((error) => maskError(error, { traceId, development }));
      setResult({ ...result, errors });
    },
  };
}

/** Options that decide how much of an error is shown. */
export interface Masking {
  traceId: string;
  /** Whether to show GraphQL's own messages, which name fields of the schema and repeat the input: for developers only. */
  development: boolean;
}

/**
 * Turns any error into one that may be shown: a refusal keeps its code and details, a request rejected by GraphQL
 * itself becomes INVALID_INPUT, and of all other errors only the trace id is sent.
 */
function maskError(error: unknown, { traceId, development }: Masking): GraphQLError {
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
