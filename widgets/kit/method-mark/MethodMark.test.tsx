import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brandMarks } from '../../../sandbox/card/frame/page/brandMarks.ts';
import { drawings } from './drawings.ts';
import { MethodMark } from './MethodMark.tsx';

it('says nothing to assistive technology: the words beside it say the same', () => {
  const { container } = render(<MethodMark type="VISA" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('is nothing for a kind that has none', () => {
  const { container } = render(<MethodMark type="CHEQUE" />);
  expect(container.innerHTML).toBe('');
});

it('has another drawing for each kind', () => {
  expect(new Set(Object.values(drawings)).size).toBe(6);
});

it('is the one that the card frame draws beside a number', () => {
  for (const [type, drawing] of Object.entries(brandMarks)) expect(drawing).toBe(drawings[type]);
});
