import type { SessionOf } from '../../identity/session/sessionStore.ts';
import type { CallLog } from '../../platform/callLog.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { applyTransportFault } from '../../platform/fault/applyTransportFault.ts';
import type { FaultBoard } from '../../platform/fault/faultBoard.ts';
import { answerTraced, json, methodNotAllowed } from '../../platform/http/answers.ts';
import { isAskedByPage } from '../../platform/http/isAskedByPage.ts';
import { readJsonObject } from '../../platform/http/readRequest.ts';
import { refuse } from '../../platform/refusal.ts';
import { findCaller } from '../account/customer.ts';
import { placeOrder, type OrderRequest } from './placeOrder.ts';

/** What taking orders works with. */
export interface OrderServices {
  database: Database;
  clock: Clock;
  faults: FaultBoard;
  calls: CallLog;
  sessionOf: SessionOf;
}

const path = '/api/pub/buyflow/v1/order';
const name = 'order';

/** Takes the order of what is in the cart (SH-CALL-005); `undefined` for any other path. */
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
  if (injected?.effect.kind === 'graphql-error') {
    const { code, reason } = injected.effect;
    refuse(code, 'A fault was set.', reason === undefined ? {} : { reason });
  }
  return applyTransportFault(injected, {
    name,
    signal: request.signal,
    run: async () => {
      const orderNumber = await placeOrder(services, customer, order);
      return json({ transactionId: order.idempotencyKey, orderNumber });
    },
  });
}

/** @throws Refusal INVALID_INPUT */
function readOrder({ idempotencyKey, setUp, items }: Record<string, unknown>): OrderRequest {
  if (
    typeof idempotencyKey !== 'string' ||
    (setUp !== 'MYSELF' && setUp !== 'TECHNICIAN') ||
    !Number.isSafeInteger(items)
  )
    return refuse('INVALID_INPUT', 'This is no order.');
  return { idempotencyKey, setUp, items: Number(items) };
}
