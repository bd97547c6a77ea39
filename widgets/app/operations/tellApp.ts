import type { OperationEntry } from '../../../engine/index.ts';
import { nativeBridge, type ToApp } from '../../native-bridge/index.ts';

/** An operation that needs nothing and answers nothing. */
export const plainSignature = {
  parameters: [],
  answers: [],
  outcomes: { done: 'done', failed: 'not-done' },
} as const;

/** An operation that asks something of the app around the page; without one it fails. */
export function tellApp(message: ToApp): OperationEntry {
  return {
    signature: plainSignature,
    load:
      async () =>
      async (_, { report }) => {
        const bridge = nativeBridge(report);
        bridge?.send(message);
        return { outcome: bridge ? 'done' : 'failed' };
      },
  };
}
