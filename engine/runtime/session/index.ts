export { createSession, customerPrefix, requestHeader, type Session } from './session.ts';
