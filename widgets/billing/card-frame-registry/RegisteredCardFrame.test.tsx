import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, settled, speakForCardFrames, stageWidget } from '../../testing/index.ts';

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
