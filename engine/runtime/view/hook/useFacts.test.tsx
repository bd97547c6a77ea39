import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPortal } from '../layout/testing/index.ts';
import type { Widget } from '../../ports/index.ts';
import { useCondition, useFact, useFirstHolding, useHolding } from './useFacts.ts';

it('follows facts and conditions as they become known and change', async () => {
  const { portal, after } = await show();
  expect(shown()).toEqual({});
  await after(() => portal.store.set({ 'reader.card': 'adult' }));
  expect(shown()).toEqual({ card: 'adult', isAdult: true, first: 0, always: true });
  await after(() => portal.store.set({ 'reader.card': 'child' }));
  expect(shown()).toEqual({ card: 'child', isAdult: false, first: 1, always: true });
  await after(() => portal.store.set({ 'reader.card': 'none' }));
  expect(shown()).toEqual({ card: 'none', isAdult: false, first: -1, always: true });
});

it('says which of several conditions hold; one that is not known does not', async () => {
  const { portal, after } = await show();
  expect(screen.getByRole('note').textContent).toBe('false false true');
  await after(() => portal.store.set({ 'reader.card': 'adult' }));
  expect(screen.getByRole('note').textContent).toBe('true false true');
});

it('has nothing of a fact that does not exist', async () => {
  await show();
  expect(screen.getByText('no shoes')).toBeDefined();
});

const adult = { fact: 'reader.card', is: 'adult' } as const;
const child = { fact: 'reader.card', is: 'child' } as const;
const choices = [{ when: adult }, { when: child }];
const several = [adult, child, undefined];

const Facts: Widget = () => {
  const card = useFact('reader.card');
  const isAdult = useCondition(adult);
  const first = useFirstHolding(choices);
  const holding = useHolding(several);
  const shoes = useFact('reader.shoes');
  const always = useCondition(undefined);
  return (
    <>
      <output>{JSON.stringify(card === undefined ? {} : { card, isAdult, first, always })}</output>
      <p role="note">{holding.join(' ')}</p>
      <p>{`${shoes ?? 'no'} shoes`}</p>
    </>
  );
};

function shown(): unknown {
  return JSON.parse(screen.getByRole('status').textContent ?? '');
}

function show() {
  return showPortal({
    manifests: {
      facts: {
        reader: {
          comesFrom: 'The session.',
          facts: { card: { type: 'enum', description: 'Kind.', values: ['none', 'child', 'adult'] } },
        },
      },
    },
    widgets: { 'library/facts': Facts },
    body: [{ widget: 'library/facts' }],
  });
}
