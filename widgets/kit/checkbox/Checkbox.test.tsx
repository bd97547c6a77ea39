import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { expectNoAxeFindings } from '../testing/index.ts';
import { Checkbox } from './Checkbox.tsx';

it('is switched by mouse and by keyboard', async () => {
  const { container } = render(<Terms />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree to the terms/ });
  await userEvent.click(box);
  expect(box.checked).toBe(true);
  await userEvent.keyboard(' ');
  expect(box.checked).toBe(false);
  await expectNoAxeFindings(container);
});

it('is described by its error and found by its id', () => {
  render(<Terms error="Accept the terms to go on" />);
  const box = screen.getByRole('checkbox');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(box.id).toBe('terms');
  const descriptions = (box.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(descriptions).toContain('Accept the terms to go on');
});

function Terms({ error }: { error?: string }): ReactElement {
  const [isSelected, setSelected] = useState(false);
  return (
    <Checkbox id="terms" error={error} isSelected={isSelected} onChange={setSelected}>
      I agree to the terms
    </Checkbox>
  );
}
