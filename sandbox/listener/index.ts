export type { FetchHandler, PartialHandler } from './fetch-handler.ts';
export { listen, PortTakenError, type Listener } from './listen.ts';
export { toRequestListener, type RequestListenerOptions } from './request-listener.ts';
export { readLimited } from './read-limited.ts';
