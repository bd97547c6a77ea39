export { showStartFailure } from './showStartFailure.ts';
