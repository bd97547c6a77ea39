import { expect, it } from 'vitest';
import { readCardFrameMessage } from './readCardFrameMessage.ts';

it.each([
  [{ type: 'ready' }],
  [{ type: 'submit-requested' }],
  [{ type: 'resize', height: 320 }],
  [{ type: 'result', requestId: '1', outcome: { kind: 'proof', proof: 'proof-1' } }],
  [
    {
      type: 'result',
      requestId: '1',
      outcome: { kind: 'changes', values: { expiration: '0829', zip: '28202', nameOnCard: 'Ana' } },
    },
  ],
])('reads %o', (message) => {
  expect(readCardFrameMessage({ channel: 'card-frame', ...message })).toEqual(message);
});

it.each([
  [undefined],
  ['ready'],
  [{ type: 'ready' }],
  [{ channel: 'card-frame', type: 'resize', height: '320' }],
  [{ channel: 'card-frame', type: 'resize', height: -1 }],
  [{ channel: 'card-frame', type: 'result', requestId: '1', outcome: { kind: 'paid' } }],
  [{ channel: 'card-frame', type: 'result', requestId: '1', outcome: { kind: 'changes', values: {} } }],
  [{ channel: 'card-frame', type: 'result', requestId: '1', outcome: { kind: 'token', token: 'token-1' } }],
])('ignores %o', (data) => {
  expect(readCardFrameMessage(data)).toBeUndefined();
});

it('never grows beyond any form', () => {
  expect(readCardFrameMessage({ channel: 'card-frame', type: 'resize', height: 1e9 })).toEqual({
    type: 'resize',
    height: 2000,
  });
});
