export { startSandbox, type EdgeOptions } from './startSandbox.ts';
