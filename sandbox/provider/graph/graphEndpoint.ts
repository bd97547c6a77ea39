import { GraphQLError, NoSchemaIntrospectionCustomRule, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { logError } from '../../platform/http/answers.ts';
import { Refusal, type RefusalCode, type RefusalDetails } from '../../platform/refusal.ts';

/** What runs the operations of one graph. */
export type GraphEndpoint<Context extends { traceId: string }> = (
  request: Request,
  body: string,
  context: Context,
) => Promise<Response>;

/** What makes an endpoint. */
export interface GraphEndpointOptions {
  path: string;
  schema: GraphQLSchema;
  /** Whether clients are told the schema, and in words what is wrong with a request; not in production. */
  development: boolean;
}

/** Makes an endpoint that runs operations on a schema and masks what must not leave the house. */
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
