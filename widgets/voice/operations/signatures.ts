import type { OperationSignature } from '../../../engine/index.ts';

const change = { answers: [], outcomes: { done: 'done', failed: 'not-done' } } as const;

/** Parameters, answers and outcomes of the home phone's operations. */
export const signatures = {
  'forward-calls': { ...change, parameters: ['line', 'forwarding', 'number'] },
  'delete-voicemail': { ...change, parameters: ['voicemail'] },
  'set-call-guard': { ...change, parameters: ['level'] },
  'block-caller': { ...change, parameters: ['number'] },
  'forget-caller': { ...change, parameters: ['number'] },
} as const satisfies Readonly<Record<string, OperationSignature>>;
