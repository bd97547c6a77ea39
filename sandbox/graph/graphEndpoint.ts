import { NoSchemaIntrospectionCustomRule, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { maskError } from './maskError.ts';

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

function maskErrors(development: boolean): Plugin<{ traceId: string }> {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result || result.errors === undefined) return;
      const { traceId } = serverContext as unknown as { traceId: string };
      const errors = result.errors.map((error) => maskError(error, { traceId, development }));
      setResult({ ...result, errors });
    },
  };
}
