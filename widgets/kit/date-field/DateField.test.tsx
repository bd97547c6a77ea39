import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { readShortDate, writeShortDate } from '../../../engine/derive.ts';
import { expectNoAxeFindings } from '../testing/index.ts';
// Loaded before the first test, which would otherwise wait for it longer than it may.
import './CalendarPopover.tsx';
import { DateField } from './DateField.tsx';

it('is a text field in which a date is typed', async () => {
  const { container } = render(<PaymentDate />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Payment date' });
  await userEvent.type(input, '12/4/26');
  expect(input.value).toBe('12/4/26');
  await expectNoAxeFindings(container);
});

it('writes the day that is picked from the calendar, and gives the focus back', async () => {
  render(<PaymentDate />);
  await openCalendar();
  await userEvent.click(screen.getByRole('button', { name: /December 4, 2026/ }));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('12/04/26');
  await waitFor(() => expect(document.activeElement).toBe(calendarButton()));
});

it('opens at the date that is typed', async () => {
  render(<PaymentDate />);
  await userEvent.type(screen.getByRole('textbox'), '01/15/27');
  await openCalendar();
  expect(screen.getByRole('button', { name: /January 15, 2027/ }).dataset['selected']).toBe('true');
});

it('opens at no date that the rules call malformed', async () => {
  render(<PaymentDate />);
  await userEvent.type(screen.getByRole('textbox'), '1/15/2027');
  await openCalendar();
  expect(screen.queryByRole('button', { name: /January 15, 2027/ })).toBeNull();
});

it('says why a day cannot be chosen, and does not choose it', async () => {
  render(<PaymentDate />);
  await openCalendar();
  const tomorrow = screen.getByRole('button', { name: /December 2, 2026/ });
  await userEvent.hover(tomorrow);
  expect(screen.getByText('Past the cut-off time for tomorrow.')).toBeDefined();
  await userEvent.click(tomorrow);
  expect(screen.getByRole('dialog')).toBeDefined();
});

it('closes with Escape and changes nothing', async () => {
  render(<PaymentDate />);
  await openCalendar();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
});

it('speaks the language of the page', async () => {
  render(<PaymentDate locale="es-US" />);
  const dialog = await openCalendar();
  expect(within(dialog).getAllByText('diciembre de 2026')[0]).toBeDefined();
  expect(within(dialog).getAllByRole('button', { name: 'Siguiente' })[0]).toBeDefined();
});

it('opens at the next press where the calendar could not be loaded, and lets the date be typed meanwhile', async () => {
  vi.resetModules();
  vi.doMock('./CalendarPopover.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  render(<PaymentDate />);
  await userEvent.click(calendarButton());
  await userEvent.type(screen.getByRole('textbox'), '12/4/26');
  expect(screen.queryByRole('dialog')).toBeNull();
  vi.doUnmock('./CalendarPopover.tsx');
  vi.resetModules();
  calendarButton().focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Choose a date' })).toBeDefined();
});

function PaymentDate({ locale = 'en-US' }: { locale?: string }): ReactElement {
  const [value, setValue] = useState('');
  return (
    <DateField
      locale={locale}
      label="Payment date"
      calendarLabel="Choose a date"
      value={value}
      onChange={setValue}
      today="2026-12-01"
      minimum="2026-12-01"
      maximum="2027-02-28"
      read={(typed) => readShortDate('MM/DD/YY', typed)}
      write={(day) => writeShortDate('MM/DD/YY', day)}
      unavailableReason={(day) => (day === '2026-12-02' ? 'Past the cut-off time for tomorrow.' : undefined)}
    />
  );
}

function calendarButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Choose a date' });
}

async function openCalendar(): Promise<HTMLElement> {
  await userEvent.click(calendarButton());
  return screen.findByRole('dialog', { name: 'Choose a date' });
}
