export type { PushReceiver } from './pushReceiver.ts';
export { receiveLater } from './receiveLater.ts';
