import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, stageWidget } from '../../testing/index.ts';

it('BL-BNK-002: user name and password are entered in a frame of another origin, and no field of this page takes them', async () => {
  const example = exampleOf('billing/bank-sign-in', 'nobody has signed in yet');
  const { root } = await stageWidget('billing/bank-sign-in', example, { packs });
  const frame = within(root).getByTitle("Your bank's sign-in");
  expect(frame.getAttribute('src')).toBe('http://cards.example/frame');
  expect(root.querySelector('input')).toBeNull();
});
