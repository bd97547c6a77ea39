import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectNoAxeFindings } from '../testing/index.ts';
import { useAnnouncement } from './announcer.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('says what appears in a region that stood there before it, and only for a while', () => {
  render(<Said text="Saved" />);
  const region = screen.getByRole('log');
  expect([region.getAttribute('aria-live'), region.textContent]).toEqual(['polite', '']);
  vi.advanceTimersByTime(99);
  expect(region.textContent).toBe('');
  vi.advanceTimersByTime(1);
  expect(region.textContent).toBe('Saved');
  vi.advanceTimersByTime(7_000);
  expect(region.textContent).toBe('');
});

it('says nothing of what was over before it was worth a sentence', () => {
  const { rerender } = render(<Said text="Loading" afterMs={1_000} />);
  vi.advanceTimersByTime(1_099);
  expect(said()).toEqual([]);
  rerender(<Said text={undefined} />);
  vi.advanceTimersByTime(10_000);
  expect(said()).toEqual([]);
});

it('says once what several say at the same time, and again what is said later', () => {
  const { rerender, unmount } = render([<Said key="1" text="Loading" />, <Said key="2" text="Loading" />]);
  vi.advanceTimersByTime(100);
  expect(said()).toEqual(['Loading']);
  rerender([]);
  expect(said()).toEqual([]);
  rerender([<Said key="3" text="Loading" />]);
  vi.advanceTimersByTime(100);
  expect(said()).toEqual(['Loading']);
  unmount();
});

it('interrupts where it is told to, and is heard while a dialog hides what is beside it', async () => {
  render(<Said text="Paying" urgency="assertive" />);
  vi.advanceTimersByTime(100);
  const region = screen.getByText('Paying').parentElement!;
  expect(region.getAttribute('aria-live')).toBe('assertive');
  expect(region.dataset['liveAnnouncer']).toBe('true');
  vi.useRealTimers();
  await expectNoAxeFindings(document.body);
});

function said(): unknown[] {
  return screen.getAllByRole('log').flatMap(({ children }) => [...children].map((p) => p.textContent));
}

interface SaidProps {
  text: string | undefined;
  urgency?: 'polite' | 'assertive';
  afterMs?: number;
}

function Said({ text, urgency, afterMs }: SaidProps): ReactNode {
  useAnnouncement(text, urgency, afterMs);
  return undefined;
}
