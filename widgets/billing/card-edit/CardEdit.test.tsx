import { act, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, stageWidget } from '../../testing/index.ts';

it('BL-WAL-009, BL-WAL-010, BL-WAL-012: the frame begins with what is saved of the card, and never with a code', async () => {
  const { root } = await stageWidget('billing/card-edit', exampleOf('billing/card-edit', 'a saved card'), {
    packs,
  });
  const frame = within(root).getByTitle<HTMLIFrameElement>('Card details');
  const told: unknown[] = [];
  const { contentWindow } = frame;
  if (contentWindow === null) throw new Error('The frame has no window.');
  contentWindow.postMessage = (message: unknown) => void told.push(message);
  const data = { channel: 'card-frame', type: 'ready' };
  await act(async () => {
    dispatchEvent(
      new MessageEvent('message', { data, origin: 'http://cards.example', source: contentWindow }),
    );
    await Promise.resolve();
  });
  expect(told).toMatchObject([
    {
      type: 'configure',
      mode: 'edit-card',
      method: { id: 'm-1', type: 'VISA' },
      values: { expiration: '08/29', zip: '28202', nameOnCard: 'Maria Lopez' },
    },
  ]);
});
