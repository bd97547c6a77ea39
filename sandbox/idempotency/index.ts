export {
  acceptKey,
  CLOSING,
  findAccepted,
  requireKey,
  storeResult,
  type KeyedRequest,
} from './idempotency.ts';
export { once } from './once.ts';
