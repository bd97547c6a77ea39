import { afterEach, expect, it } from 'vitest';
import type { CardFrameOutcome } from '../../kit/card-frame/index.ts';
import { cardFrameRegistry } from '../card-frame-registry/index.ts';
import { readCardChanges } from './readCardChanges.ts';

const values = { expiration: '0829', zip: '28202', nameOnCard: 'Ana Núñez' };

afterEach(() => cardFrameRegistry.place(undefined));

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
  cardFrameRegistry.place({
    submit: () => Promise.resolve(outcome),
    focus: () => undefined,
    clear: () => undefined,
  });
  expect(await readCardChanges(undefined as never, { constant: () => 0 })).toEqual(told);
});
