import { fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, settled, stageWidget, until } from '../../testing/index.ts';

it('begins with today, and keeps what is typed (BL-OTP-007)', async () => {
  const { root, portal } = await stage('today');
  expect(field(root).value).toBe('11/20/26');
  expect(root.textContent).toContain('For example, 11/20/26');
  fireEvent.change(field(root), { target: { value: '12/01/26' } });
  await settled(root);
  expect(portal.store.read('one-time-payment.paymentDate')).toBe('12/01/26');
});

it('refuses in its calendar what the rules of the field refuse, and nothing else (BL-OTP-023)', async () => {
  const { root } = await stage('today', { 'billing.pastCutOff': true });
  fireEvent.click(within(root).getByRole('button', { name: /Choose a date from a calendar/ }));
  await until(() => day('20') !== undefined, 'the calendar');
  expect(['19', '20', '21', '22'].filter(isRefused)).toEqual(['19', '21']);
});

function stage(name: string, facts = {}) {
  const example = exampleOf('form/date', name);
  return stageWidget('form/date', { ...example, facts: { ...example.facts, ...facts } }, { packs });
}

function day(number: string): Element | undefined {
  const cells = [...document.querySelectorAll('[role="gridcell"] [role="button"]')];
  return cells.find((cell) => cell.textContent === number);
}

function isRefused(number: string): boolean {
  return day(number)?.getAttribute('aria-disabled') === 'true';
}

function field(root: HTMLElement): HTMLInputElement {
  return within(root).getByRole<HTMLInputElement>('textbox', { name: /Payment date/ });
}
