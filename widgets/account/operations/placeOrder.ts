import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { findDone, isRefusal, refusalNames, sendToService } from '../../graph/index.ts';
import { CloseOrderAttemptDocument, OrderAttemptDocument } from '../graph/generated/orders.ts';
import { changedByCart } from './changeCart.ts';

const changedByOrder = [...changedByCart, 'order', 'appointment'] as const;

/**
 * Orders what the customer sees in the cart (SH-CALL-005): its things and prices are sent along, and where the cart is
 * another one nothing is ordered. Sent once, with the attempt's key. A refusal has changed nothing; of no answer,
 * and of one that says nothing, it is not known.
 */
export async function placeOrder(
  { input, idempotencyKey }: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  const { setUp, seen } = input;
  const items = (JSON.parse(String(seen)) as [string, number][]).map(([id, price]) => ({ id, price }));
  try {
    const response = await sendToService(services, 'order', { idempotencyKey, setUp, items });
    const { orderNumber, reasonCode, reason } = (await response.json()) as Record<string, unknown>;
    if (response.ok && typeof orderNumber === 'string') return done(services, orderNumber);
    if (!isRefusal(reasonCode)) return { outcome: 'unknown' };
    void services.refresh(changedByOrder);
    return { outcome: 'failed', refusal: refusalNames(reasonCode, reason) };
  } catch {
    return { outcome: 'unknown' };
  }
}

/** Asks for the outcome of an order. */
export const findOrder = findDone(
  { ask: OrderAttemptDocument, close: CloseOrderAttemptDocument },
  changedByOrder,
  'failed',
  ({ orderNumber }) => (orderNumber === null ? undefined : { orderNumber }),
);

function done(services: PackServices, orderNumber: string): OperationResult {
  void services.refresh(changedByOrder);
  return { outcome: 'done', answers: { orderNumber } };
}
