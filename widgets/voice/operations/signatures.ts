import type { OperationSignature } from '../../../engine/index.ts';

const ownNumber = 'INVALID_INPUT.OWN_NUMBER';
const change = { answers: [], outcomes: { done: 'done', failed: 'not-done' } } as const;
const withOwnNumber = { ...change.outcomes, 'own-number': 'not-done' } as const;

/** Parameters, answers and outcomes of the home phone's operations. */
export const signatures = {
  'forward-calls': {
    ...change,
    outcomes: withOwnNumber,
    parameters: ['line', 'forwarding', 'number'],
    refusals: [ownNumber],
  },
  'delete-voicemail': { ...change, parameters: ['voicemail'] },
  'set-call-guard': { ...change, parameters: ['level'] },
  'block-caller': { ...change, outcomes: withOwnNumber, parameters: ['number'], refusals: [ownNumber] },
  'forget-caller': { ...change, parameters: ['number'] },
} as const satisfies Readonly<Record<string, OperationSignature>>;
