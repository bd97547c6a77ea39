import type { SessionOf } from '../../identity/session/sessionStore.ts';
import type { CallLog } from '../../platform/callLog.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { applyTransportFault } from '../../platform/fault/applyTransportFault.ts';
import type { FaultBoard } from '../../platform/fault/faultBoard.ts';
import { answerTraced, json, methodNotAllowed } from '../../platform/http/answers.ts';
import { isAskedByPage } from '../../platform/http/isAskedByPage.ts';
import { readJsonObject } from '../../platform/http/readRequest.ts';
import { refuse, Refusal } from '../../platform/refusal.ts';
import { findCaller } from '../account/customer.ts';
import { placeOrder, type OrderRequest, type SeenItem } from './placeOrder.ts';

/** Dependencies of the order service. */
export interface OrderServices {
  database: Database;
  clock: Clock;
  faults: FaultBoard;
  calls: CallLog;
  sessionOf: SessionOf;
}

const path = '/api/pub/buyflow/v1/order';
const name = 'order';

/** Handles the order of the cart (SH-CALL-005); `undefined` for any other path. */
export function handleOrderRequest(services: OrderServices, request: Request): Promise<Response> | undefined {
  if (new URL(request.url).pathname !== path) return undefined;
  if (request.method !== 'POST') return Promise.resolve(methodNotAllowed('POST'));
  return answerTraced(() => answer(services, request));
}

async function answer(services: OrderServices, request: Request): Promise<Response> {
  const { database, sessionOf, faults, calls } = services;
  if (!isAskedByPage(request)) refuse('NOT_ALLOWED', 'Only the page itself orders.');
  const caller = await findCaller(database, sessionOf, request);
  if (caller === undefined) return refuse('NOT_SIGNED_IN', 'A signed-in session is needed.');
  const { customer } = caller;
  const order = readOrder(await readJsonObject(request));
  calls.record(customer.username, name);
  const injected = faults.inject(name, customer.username);
  return applyTransportFault(injected, {
    name,
    signal: request.signal,
    run: () =>
      answerTo(order, async () => {
        if (injected?.effect.kind !== 'graphql-error') return placeOrder(services, customer, order);
        const { code, reason } = injected.effect;
        return refuse(code, 'A fault was set.', reason === undefined ? {} : { reason });
      }),
  });
}

/** The answer to an order. A refusal is an answer with status 200, as in the graph: the call itself has not failed. */
async function answerTo({ idempotencyKey }: OrderRequest, place: () => Promise<string>): Promise<Response> {
  try {
    return json({ transactionId: idempotencyKey, orderNumber: await place() });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return json({ ...error.details, reasonCode: error.code });
  }
}

/** @throws Refusal INVALID_INPUT */
function readOrder({ idempotencyKey, setUp, items }: Record<string, unknown>): OrderRequest {
  if (
    typeof idempotencyKey !== 'string' ||
    (setUp !== 'MYSELF' && setUp !== 'TECHNICIAN') ||
    !Array.isArray(items) ||
    !items.every(isSeenItem)
  )
    return refuse('INVALID_INPUT', 'This is no order.');
  return { idempotencyKey, setUp, items: items.map(({ id, price }) => ({ id, price })) };
}

function isSeenItem(item: unknown): item is SeenItem {
  const { id, price } = Object(item) as Record<string, unknown>;
  return typeof id === 'string' && Number.isSafeInteger(price);
}
