import { fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, settled, stageWidget, type Staged } from '../../testing/index.ts';

it('BL-WAL-003: a card or a bank account is entered in a frame of the card service, the card at first', async () => {
  const staged = await stage('a card or a bank account', { token: 'token-1' });
  expect(within(staged.root).getByRole('radiogroup', { name: 'Type of payment method' })).toBeDefined();
  const frame = within(staged.root).getByTitle('Card details');
  expect(frame.getAttribute('src')).toBe('http://cards.example/frame');
  fireEvent.click(within(staged.root).getByRole('radio', { name: /A bank account/ }));
  await settled(staged.root);
  expect(within(staged.root).getByTitle('Bank account details')).toBeDefined();
  expect(within(staged.root).queryByTitle('Card details')).toBeNull();
  expect(staged.portal.store.read('add-method.token')).toBe('');
});

it('BL-RST-009: begins with a bank account, and offers nothing else, where cards are closed', async () => {
  const { root } = await stage('no card can be entered');
  expect(within(root).getAllByRole('radio')).toHaveLength(1);
  expect(within(root).getByTitle('Bank account details')).toBeDefined();
});

it('is one step, of which no progress is told', async () => {
  const { root } = await stage('a card or a bank account');
  expect(root.ownerDocument.body.textContent).not.toContain('Step 1 of');
});

function stage(name: string, answers?: Readonly<Record<string, string>>): Promise<Staged> {
  const example = exampleOf('billing/method-entry', name);
  return stageWidget('billing/method-entry', { ...example, ...(answers && { answers }) }, { packs });
}
