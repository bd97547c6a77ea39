import { afterEach, expect, it } from 'vitest';
import type { CardFrameHandle, CardFrameOutcome } from '../../kit/card-frame/index.ts';
import { cardFrameRegistry } from '../card-frame-registry/index.ts';
import { readMethod } from './readMethod.ts';

afterEach(() => cardFrameRegistry.place(undefined));

it('BL-CAL-017: has the frame check the code of a saved card, and keeps its proof', async () => {
  place({ kind: 'proof', proof: 'proof-1' });
  expect(await read()).toEqual({ outcome: 'read', answers: { proof: 'proof-1' } });
});

it('keeps the token of a new method, and what may be shown of it', async () => {
  const method = { type: 'VISA', cardKind: 'CREDIT', lastFour: '4242', expiration: '0630' } as const;
  place({ kind: 'token', token: 'token-1', method } as CardFrameOutcome);
  expect(await read()).toEqual({
    outcome: 'read',
    answers: {
      token: 'token-1',
      methodType: 'VISA',
      cardKind: 'CREDIT',
      lastFour: '4242',
      expiration: '0630',
    },
  });
});

it.each(['mismatch', 'too-many-attempts'] as const)('ends as the frame says: %s', async (kind) => {
  place({ kind } as CardFrameOutcome);
  expect(await read()).toEqual({ outcome: kind });
});

it('knows nothing when the frame fails, or where there is none', async () => {
  expect(await read()).toEqual({ outcome: 'unknown' });
  place({ kind: 'failed' });
  expect(await read()).toEqual({ outcome: 'unknown' });
});

/** Without a frame nothing is waited for. */
function read() {
  return readMethod(undefined as never, { constant: () => 0 });
}

function place(outcome: CardFrameOutcome): void {
  const handle: CardFrameHandle = {
    submit: () => Promise.resolve(outcome),
    focus: () => undefined,
    clear: () => undefined,
  };
  cardFrameRegistry.place(handle);
}
