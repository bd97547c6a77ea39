export { startSandbox, type EdgeOptions } from './start-sandbox.ts';
