export type { FetchHandler, PartialHandler } from './fetchHandler.ts';
export { listen, PortTakenError, type Listener } from './listen.ts';
export { toRequestListener, type RequestListenerOptions } from './requestListener.ts';
export { readLimited } from './readLimited.ts';
