import { findCaller } from '../account/customer.ts';
import type { CallLog } from '../../platform/callLog.ts';
import { applyTransportFault, isTransportEffect } from '../../platform/fault/applyTransportFault.ts';
import type { FaultBoard } from '../../platform/fault/faultBoard.ts';
import { answerTraced, json, methodNotAllowed } from '../../platform/http/answers.ts';
import { readJsonText } from '../../platform/http/readRequest.ts';
import type { PaymentServices } from '../payment/index.ts';
import type { RefusalCode } from '../../platform/refusal.ts';
import type { SessionOf } from '../../identity/session/sessionStore.ts';
import { buildMainSchema, buildStatusSchema } from './buildSchema.ts';
import { createGraphEndpoint, type GraphEndpoint } from './graphEndpoint.ts';
import type { GraphContext } from './graphContext.ts';
import { collectGraphFaults, type FaultyField } from './graphFaults.ts';
import { readOperation } from './readOperation.ts';

/** What the graphs work with. */
export interface GraphServices extends PaymentServices {
  faults: FaultBoard;
  calls: CallLog;
  sessionOf: SessionOf;
}

/** Answers the requests of the specification's five graphs; `undefined` for any other path (SH-CALL-010 to 014). */
export type GraphRequestHandler = (request: Request) => Promise<Response> | undefined;

interface Graph {
  endpoint: GraphEndpoint<GraphContext>;
  /** Whether the graph is for signed-in people only. */
  signedIn: boolean;
}

/** Makes the handler of the graphs. */
export function createGraphRequestHandler(
  services: GraphServices,
  development: boolean,
): GraphRequestHandler {
  const graphs = buildGraphs(development);
  return (request) => {
    const graph = graphs.get(new URL(request.url).pathname);
    if (graph === undefined) return undefined;
    if (request.method !== 'POST') return Promise.resolve(methodNotAllowed('POST'));
    return answerTraced((traceId) => answer(services, graph, request, traceId));
  };
}

function buildGraphs(development: boolean): Map<string, Graph> {
  const endpoint = (path: string, schema: Parameters<typeof createGraphEndpoint>[0]['schema']) =>
    createGraphEndpoint<GraphContext>({ path, schema, development });
  const status = (path: string, name: Parameters<typeof buildStatusSchema>[0], signedIn: boolean) =>
    [path, { endpoint: endpoint(path, buildStatusSchema(name)), signedIn }] as const;
  const main = '/selfservice/graph';
  return new Map([
    [main, { endpoint: endpoint(main, buildMainSchema()), signedIn: true }],
    status('/selfservice/graphauxiliary', 'auxiliary', false),
    status('/webmail/graphql', 'webmail', true),
    status('/selfservice/graphdlink', 'deep-link', true),
    status('/selfservice/vox-con/graphql', 'voice-console', true),
  ]);
}

async function answer(
  services: GraphServices,
  { endpoint, signedIn }: Graph,
  request: Request,
  traceId: string,
): Promise<Response> {
  const caller = await findCaller(services.database, services.sessionOf, request);
  if (caller === undefined && signedIn)
    return refused('NOT_SIGNED_IN', 'A signed-in session is needed.', 401);
  const body = await readJsonText(request);
  const operation = readOperation(body);
  if ('problem' in operation) return refused('INVALID_INPUT', `The request is ${operation.problem}.`, 400);
  const username = caller?.customer.username;
  const fields = operation.fields.map((field): FaultyField => {
    if (username !== undefined) services.calls.record(username, field.name);
    return { field, injected: services.faults.inject(field.name, username) };
  });
  const onTheWay = fields.find(
    (fault) => fault.injected !== undefined && isTransportEffect(fault.injected.effect),
  );
  const context = { caller, services, faults: collectGraphFaults(fields), traceId } as GraphContext;
  return applyTransportFault(onTheWay?.injected, {
    name: onTheWay?.field.name ?? '',
    signal: request.signal,
    run: () => endpoint(request, body, context),
  });
}

function refused(code: RefusalCode, message: string, status: number): Response {
  return json({ errors: [{ message, extensions: { code } }] }, status);
}
