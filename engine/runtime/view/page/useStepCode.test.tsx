import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Widget } from '../../ports/index.ts';
import { lending } from '../../sequence/testing/index.ts';
import { Branch, heardComplaints, showLending } from '../layout/testing/index.ts';
// Imported in advance, so that no test has to wait for the code.
import './SequenceView.tsx';

it('shows a step as a whole: no widget comes later and moves the buttons under a press', async () => {
  const code = Promise.withResolvers<Widget>();
  const { after } = await showLending({ lazy: { 'library/branch': () => code.promise } });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Loading the page']);
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  await after(() => code.resolve(Branch));
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Harbour' })).toBeDefined();
});

it('waits for no code of what does not show, and shows a step although the code of a widget cannot be had', async () => {
  heardComplaints();
  const { steps } = lending;
  const never = { widget: 'library/never', when: { fact: 'lend.gift', is: true } } as const;
  const choose = { ...steps['choose']!, body: [never, { widget: 'library/branch' }] };
  await showLending({
    sequence: { ...lending, steps: { ...steps, choose } },
    lazy: {
      'library/never': () => new Promise(() => undefined),
      'library/branch': () => Promise.reject(new Error('gone')),
    },
  });
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
