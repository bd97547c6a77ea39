import { fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, settled, stageWidget, type Staged } from '../../testing/index.ts';

it('BL-APD-002: offers the days 1 to 31, and begins with the day on which bills are due', async () => {
  const { root, portal } = await stage('on the due date');
  expect(within(root).getAllByRole('radio')).toHaveLength(31);
  expect(radio(root, /^4$/).checked).toBe(true);
  expect(answersOf(portal)).toEqual(['4', 'available', '2026-12-04']);
});

it('begins with the day that was chosen before', async () => {
  const { root } = await stage('a day that was chosen');
  expect(radio(root, /^31$/).checked).toBe(true);
});

it('BL-APD-015, BL-APD-016: tells a day that some months lack, and one on which payments would be late', async () => {
  const { root, portal } = await stage('on the due date');
  fireEvent.click(radio(root, /^29$/));
  await settled(root);
  expect(answersOf(portal)).toEqual(['29', 'short-months', '2026-12-29']);
  fireEvent.click(radio(root, /^28$/));
  await settled(root);
  expect(answersOf(portal)).toEqual(['28', 'available', '2026-12-28']);
  fireEvent.click(radio(root, /^5 not available$/));
  await settled(root);
  expect(answersOf(portal)).toEqual(['5', 'late', '2026-12-05']);
});

function stage(name: string): Promise<Staged> {
  return stageWidget('billing/day-of-month', exampleOf('billing/day-of-month', name), { packs });
}

function radio(root: HTMLElement, name: RegExp): HTMLInputElement {
  return within(root).getByRole<HTMLInputElement>('radio', { name });
}

function answersOf({ store }: Staged['portal']) {
  return ['day', 'relation', 'nextDate'].map((name) => store.read(`auto-pay-date.${name}`));
}
