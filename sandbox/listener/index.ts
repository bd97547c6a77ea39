export { addressOf } from './clientAddress.ts';
export type { FetchHandler, PartialHandler } from './fetchHandler.ts';
export { listen, PortTakenError, type ArrivalLimits, type Listener } from './listen.ts';
export { toRequestListener, type RequestListenerOptions } from './requestListener.ts';
export { readBody, readLimited } from './readLimited.ts';
