import { afterEach, expect, it } from 'vitest';
import type { CardFrameOutcome } from '../../kit/card-frame/index.ts';
import { cardDesk } from '../card-desk/index.ts';
import { readCardChanges } from './readCardChanges.ts';

const values = { expiration: '0829', zip: '28202', nameOnCard: 'Ana Núñez' };

afterEach(() => cardDesk.place(undefined));

it.each<[CardFrameOutcome, object]>([
  [
    { kind: 'changes', values },
    { outcome: 'read', answers: values },
  ],
  [{ kind: 'invalid', fields: [] }, { outcome: 'invalid' }],
  [{ kind: 'mismatch' }, { outcome: 'mismatch' }],
  [{ kind: 'too-many-attempts' }, { outcome: 'too-many-attempts' }],
  [{ kind: 'failed' }, { outcome: 'unknown' }],
  [{ kind: 'proof', proof: 'proof-1' }, { outcome: 'unknown' }],
])('what the frame says of the changes, %o, is told: %o', async (outcome, told) => {
  cardDesk.place({
    submit: () => Promise.resolve(outcome),
    focus: () => undefined,
    clear: () => undefined,
  });
  expect(await readCardChanges()).toEqual(told);
});
