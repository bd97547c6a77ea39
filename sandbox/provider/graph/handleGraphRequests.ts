import type { GraphQLSchema } from 'graphql';
import { findCaller } from '../account/customer.ts';
import type { CallLog } from '../../platform/callLog.ts';
import { applyTransportFault, isTransportEffect } from '../../platform/fault/applyTransportFault.ts';
import type { FaultBoard } from '../../platform/fault/faultBoard.ts';
import type { RateLimit, RateLimitOptions } from '../../platform/rateLimit.ts';
import { addressOf } from '../../platform/http/requestListener.ts';
import { answerTraced, json, methodNotAllowed } from '../../platform/http/answers.ts';
import { readJsonText } from '../../platform/http/readRequest.ts';
import type { PaymentServices } from '../payment/index.ts';
import type { RefusalCode } from '../../platform/refusal.ts';
import type { SessionOf } from '../../identity/session/sessionStore.ts';
import { buildMainSchema, buildSmallSchema } from './buildSchema.ts';
import { createGraphEndpoint, type GraphEndpoint } from './graphEndpoint.ts';
import type { GraphContext } from './graphContext.ts';
import { collectGraphFaults, type FaultyField } from './graphFaults.ts';
import { isAskedByPage } from '../../platform/http/isAskedByPage.ts';
import { isKnown, readQuestion } from './knownDocuments.ts';
import { readOperation } from './readOperation.ts';

/** Dependencies of the graphs. */
export interface GraphServices extends PaymentServices {
  faults: FaultBoard;
  calls: CallLog;
  sessionOf: SessionOf;
  tvCodeTries: RateLimit;
  changes: RateLimit;
}

/** Limit of tries with a TV's code, per person or IP address: ten in a quarter of an hour, as for cards. */
export const tvCodeTriesOfOne: RateLimitOptions = { burst: 10, perSecond: 10 / (15 * 60) };

/** Limit of mutations per person: each of a new key leaves a row that is kept. */
export const changesOfOne: RateLimitOptions = { burst: 200, perSecond: 0.2 };

/** Handles the requests of the specification's five graphs; `undefined` for any other path (SH-CALL-010 to 014). */
export type GraphRequestHandler = (request: Request) => Promise<Response> | undefined;

interface Graph {
  endpoint: GraphEndpoint<GraphContext>;
  /** Whether the graph is for signed-in people only. */
  signedIn: boolean;
  /** Root fields. Calls of others are not counted: whoever is signed in could fill the memory with their names. */
  fields: ReadonlySet<string>;
}

/** Options that differ between environments. */
export interface GraphOptions {
  /** Whether clients may read the schema and GraphQL's own error messages. */
  development: boolean;
  /** Whether the main graph runs only the documents of the portal's own code. */
  onlyKnown: boolean;
}

/** Creates the handler of the graphs. */
export function createGraphRequestHandler(
  services: GraphServices,
  { development, onlyKnown }: GraphOptions,
): GraphRequestHandler {
  const graphs = buildGraphs(development);
  return (request) => {
    const path = new URL(request.url).pathname;
    const graph = graphs.get(path);
    if (graph === undefined) return undefined;
    const isMain = path === main;
    if (isMain && isReading(request))
      return answerTraced((traceId) => answerQuestion(services, graph, request, traceId));
    if (request.method !== 'POST')
      return Promise.resolve(methodNotAllowed(...(isMain ? ['GET', 'POST'] : ['POST'])));
    const isTaken = (body: string): boolean => !isMain || !onlyKnown || isKnown(body);
    return answerTraced((traceId) => answerPost(services, { graph, isTaken }, request, traceId));
  };
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

const main = '/selfservice/graph';

function buildGraphs(development: boolean): Map<string, Graph> {
  const graph = (path: string, schema: GraphQLSchema, signedIn: boolean) =>
    [
      path,
      {
        endpoint: createGraphEndpoint<GraphContext>({ path, schema, development }),
        signedIn,
        fields: new Set(
          [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
            Object.keys(type?.getFields() ?? {}),
          ),
        ),
      },
    ] as const;
  const small = (path: string, name: Parameters<typeof buildSmallSchema>[0], signedIn: boolean) =>
    graph(path, buildSmallSchema(name), signedIn);
  return new Map([
    graph(main, buildMainSchema(), true),
    small('/selfservice/graphauxiliary', 'auxiliary', false),
    small('/webmail/graphql', 'webmail', true),
    small('/selfservice/graphdlink', 'deep-link', false),
    small('/selfservice/vox-con/graphql', 'voice-console', true),
  ]);
}

/** Answers a query that was sent by GET, which a page may do before any of its code has run. */
async function answerQuestion(
  services: GraphServices,
  graph: Graph,
  request: Request,
  traceId: string,
): Promise<Response> {
  if (!isAskedByPage(request)) return refused('CROSS_SITE', 'Only the page itself asks this.', 403);
  const readBody = (): string | Response =>
    readQuestion(request.url) ??
    refused('UNKNOWN_DOCUMENT', 'There is no query with this id: the page may be from another release.', 404);
  const response = await answer(services, { graph, readBody }, request, traceId);
  response.headers.set('vary', 'cookie');
  return response;
}

async function answerPost(
  services: GraphServices,
  { graph, isTaken }: { graph: Graph; isTaken(body: string): boolean },
  request: Request,
  traceId: string,
): Promise<Response> {
  const readBody = async (): Promise<string | Response> => {
    const body = await readJsonText(request);
    return isTaken(body)
      ? body
      : refused('UNKNOWN_DOCUMENT', 'Only documents of the portal itself are answered.', 404);
  };
  return answer(services, { graph, readBody }, request, traceId);
}

interface Asked {
  graph: Graph;
  /** Returns the body of the operation, or the answer that refuses it. */
  readBody(): string | Response | Promise<string | Response>;
}

async function answer(
  services: GraphServices,
  { graph: { endpoint, signedIn, fields: known }, readBody }: Asked,
  request: Request,
  traceId: string,
): Promise<Response> {
  const caller = await findCaller(services.database, services.sessionOf, request);
  if (caller === undefined && signedIn)
    return refused('NOT_SIGNED_IN', 'A signed-in session is needed.', 401);
  const body = await readBody();
  if (typeof body !== 'string') return body;
  const operation = readOperation(body);
  if ('problem' in operation) return refused('INVALID_INPUT', `The request is ${operation.problem}.`, 400);
  const username = caller?.customer.username;
  const changes = operation.fields.filter(({ parent }) => parent === 'Mutation').length;
  if (username !== undefined && changes > 0) services.changes.take(username, changes);
  const fields = operation.fields.map((field): FaultyField => {
    if (username !== undefined && known.has(field.name)) services.calls.record(username, field.name);
    return { field, injected: services.faults.inject(field.name, username) };
  });
  const onTheWay = fields.find(
    (fault) => fault.injected !== undefined && isTransportEffect(fault.injected.effect),
  );
  const context = {
    caller,
    services,
    faults: collectGraphFaults(fields),
    traceId,
    takeTvCodeTry: () => services.tvCodeTries.take(username ?? addressOf(request)),
  } as GraphContext;
  return applyTransportFault(onTheWay?.injected, {
    name: onTheWay?.field.name ?? '',
    signal: request.signal,
    run: () => endpoint(request, body, context),
  });
}

function refused(
  code: RefusalCode | 'CROSS_SITE' | 'UNKNOWN_DOCUMENT',
  message: string,
  status: number,
): Response {
  return json({ errors: [{ message, extensions: { code } }] }, status);
}
