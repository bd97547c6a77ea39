export { followApp } from './followApp.ts';
export { type Bridge, nativeBridge, type ToApp } from './nativeBridge.ts';
export type { DeviceReport } from './readMessage.ts';
