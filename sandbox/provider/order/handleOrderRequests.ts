import type { Clock } from '../../platform/clock.ts';
import { answerTraced, json, methodNotAllowed } from '../../platform/http/answers.ts';
import { isAskedByPage } from '../../platform/http/isAskedByPage.ts';
import { readJsonObject } from '../../platform/http/readRequest.ts';
import type { RateLimit } from '../../platform/rateLimit.ts';
import { refuse, Refusal } from '../../platform/refusal.ts';
import { answerCaller, type CallServices } from '../account/answerCaller.ts';
import { placeOrder, type OrderRequest, type SeenItem } from './placeOrder.ts';

/** Dependencies of the order service. */
export interface OrderServices extends CallServices {
  clock: Clock;
  /** Limit of changes per person. */
  changes: RateLimit;
}

const path = '/api/pub/buyflow/v1/order';

/** Handles the order of the cart (SH-CALL-005); `undefined` for any other path. */
export function handleOrderRequest(services: OrderServices, request: Request): Promise<Response> | undefined {
  if (new URL(request.url).pathname !== path) return undefined;
  if (request.method !== 'POST') return Promise.resolve(methodNotAllowed('POST'));
  return answerTraced(() => answer(services, request));
}

async function answer(services: OrderServices, request: Request): Promise<Response> {
  if (!isAskedByPage(request)) refuse('NOT_ALLOWED', 'Only the page itself orders.');
  const call = { request, name: 'order', limit: services.changes };
  return answerCaller(services, call, async ({ customer }, injected) => {
    const order = readOrder(await readJsonObject(request));
    return answerTo(order, async () => {
      if (injected?.effect.kind !== 'graphql-error') return placeOrder(services, customer, order);
      const { code, reason } = injected.effect;
      return refuse(code, 'A fault was set.', reason === undefined ? {} : { reason });
    });
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
