import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { expectNoAxeFindings } from '../testing/index.ts';
import { FieldShell } from './FieldShell.tsx';

it('is named by its label and described by its hint', async () => {
  const { container } = render(<Nickname />);
  const input = screen.getByRole('textbox', { name: 'Nickname' });
  expect(describedBy(input)).toBe('Only you see it.');
  await expectNoAxeFindings(container);
});

it('is described by its error as well when it is invalid', () => {
  render(<Nickname error="Enter a nickname" />);
  const input = screen.getByRole('textbox');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(input)).toBe('Only you see it. Enter a nickname');
});

it('puts its id on the input, so that an error summary can lead to it', () => {
  render(<Nickname />);
  expect(document.getElementById('nickname')).toBe(screen.getByRole('textbox'));
});

it('hands on exactly what was typed', async () => {
  render(<Nickname />);
  await userEvent.type(screen.getByRole('textbox'), ' My  card');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(' My  card');
});

function Nickname({ error }: { error?: string }): ReactElement {
  const [value, setValue] = useState('');
  return (
    <FieldShell
      id="nickname"
      label="Nickname"
      hint="Only you see it."
      error={error}
      value={value}
      onChange={setValue}
    />
  );
}

function describedBy(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}
