export { createPushReceiver, type PushReceiver } from './pushReceiver.ts';
