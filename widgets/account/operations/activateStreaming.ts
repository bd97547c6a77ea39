import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { askSmallGraph, isRefusal, SmallGraphError } from '../../graph/index.ts';

const mutation = `mutation ActivateStreaming($code: String!) {
  activateStreaming(code: $code) { isActive }
}`;

/** Activates an app on the TV that shows a code, of whomever that is (SH-ROUTE-037). Sent again it says the same. */
export async function activateStreaming(
  { input }: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  const code = String(input['code']);
  try {
    await askSmallGraph(services, 'graphAuxiliary', mutation, { code });
    return { outcome: 'done' };
  } catch (error) {
    const refusal = error instanceof SmallGraphError ? error.code : undefined;
    return { outcome: 'unknown', ...(isRefusal(refusal) && { refusal: [refusal] }) };
  }
}
