import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { expectNoAxeFindings } from '../testing/index.ts';
import { DayGrid } from './DayGrid.tsx';

it('is a group of radio buttons, one for each day, of which the late ones say so', async () => {
  const { container } = render(<Days />);
  expect(screen.getByRole('radiogroup', { name: 'Day' })).toBeDefined();
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(screen.getByRole('radio', { name: '3 not available' })).toBeDefined();
  await expectNoAxeFindings(container);
});

it('moves with the arrow keys, over a late day too, so that it can be heard why', async () => {
  render(<Days />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(isChecked(/^3/)).toBe(true);
  await userEvent.keyboard('{ArrowRight}');
  expect(isChecked(/^4/)).toBe(true);
});

it('is invalid, and says why', () => {
  render(<Days error="Too late" />);
  expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Too late')).toBeDefined();
});

function isChecked(name: RegExp): boolean {
  return screen.getByRole<HTMLInputElement>('radio', { name }).checked;
}

function Days({ error }: { error?: string }): ReactElement {
  const [day, setDay] = useState<number | undefined>(2);
  return (
    <DayGrid
      id="day"
      name="day"
      label="Day"
      error={error}
      days={[1, 2, 3, 4].map((each) => ({ day: each, late: each === 3 }))}
      lateWords="not available"
      value={day}
      onChange={setDay}
    />
  );
}
