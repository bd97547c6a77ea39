import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { nativeBridge } from '../../native-bridge/index.ts';
import { keptByApp } from '../facts/keptByApp.ts';

/** The customer wants to rate the app: the store's own question follows. */
export async function rate(_: OperationCall, services: PackServices): Promise<OperationResult> {
  nativeBridge(services.report)?.send({ type: 'askForRating' });
  return keep('rated', services);
}

/** Not now: asked again in a later session at the earliest. */
export async function declineRating(_: OperationCall, services: PackServices): Promise<OperationResult> {
  return keep('declined', services);
}

async function keep(answer: 'rated' | 'declined', services: PackServices): Promise<OperationResult> {
  keptByApp(services).answer(answer);
  await services.refresh(['app']);
  return { outcome: 'done' };
}
