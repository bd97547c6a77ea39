import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, settled, speakForCardFrames, stageWidget } from '../../testing/index.ts';
import { cardFrameRegistry } from './cardFrameRegistry.ts';

it('configures a frame when it is known which day it is: before that it would refuse, and hear nothing more', async () => {
  const { facts, ...example } = exampleOf('billing/method-entry', 'a card or a bank account');
  const { 'billing.today': today, ...others } = facts ?? {};
  const { root, portal, sent } = await stageWidget(
    'billing/method-entry',
    { ...example, facts: others, shows: 'waiting' },
    { packs },
  );
  await waitFor(() => expect(root.querySelector('iframe')).not.toBeNull());
  const told = vi.spyOn(root.querySelector('iframe')?.contentWindow as Window, 'postMessage');
  speakForCardFrames(root);
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/pci/cps/v1/frame-sessions'));
  await vi.waitUntil(() => root.querySelector('iframe[height="120"]'));
  portal.store.set({ 'billing.today': today });
  await settled(root);
  const configured = told.mock.calls.flatMap(([message]: readonly unknown[]) =>
    JSON.stringify(message).includes('"configure"') ? [message] : [],
  );
  const limits: unknown = expect.objectContaining({ today });
  expect(configured[0]).toEqual(expect.objectContaining({ limits }));
});

it('takes another ticket where a submission failed: the first is good for a quarter of an hour', async () => {
  const example = exampleOf('billing/method-choice', 'a wallet of every kind');
  const { root, sent } = await stageWidget('billing/method-choice', example, { packs });
  const tickets = (): number => sent.filter(({ path }) => path === '/pci/cps/v1/frame-sessions').length;
  const frame = root.querySelector('iframe')?.contentWindow as Window;
  const submission = submissionTo(frame);
  expect(tickets()).toBe(1);
  fireEvent.click(within(document.body).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(submission()).toBeDefined());
  const outcome = { kind: 'failed' };
  answerOf(frame, { requestId: submission()?.requestId, outcome });
  await waitFor(() => expect(tickets()).toBe(2));
});

it('answers of a saved card what was changed since the form began, and nothing of what stands there as it was', async () => {
  const example = exampleOf('billing/card-edit', 'a saved card');
  const { root } = await stageWidget('billing/card-edit', example, { packs });
  const frame = root.querySelector('iframe')?.contentWindow as Window;
  const submission = submissionTo(frame);
  const answer = cardFrameRegistry.read(0);
  await waitFor(() => expect(submission()).toBeDefined());
  const values = { expiration: '0829', zip: '10001', nameOnCard: 'Maria Lopez' };
  const outcome = { kind: 'changes', values };
  answerOf(frame, { requestId: submission()?.requestId, outcome });
  expect(await answer).toEqual({ kind: 'changes', values: { expiration: '', zip: '10001', nameOnCard: '' } });
});

/** The request to submit that the frame was sent since, if any. */
function submissionTo(frame: Window): () => { requestId?: string } | undefined {
  const told = vi.spyOn(frame, 'postMessage');
  return () =>
    told.mock.calls
      .map(([message]: readonly unknown[]) => message as { type: string; requestId?: string })
      .find(({ type }) => type === 'submit');
}

function answerOf(frame: Window, result: { requestId: string | undefined; outcome: object }): void {
  const data = { channel: 'card-frame', type: 'result', ...result };
  globalThis.dispatchEvent(
    new MessageEvent('message', { data, origin: 'http://cards.example', source: frame }),
  );
}
