import { afterEach, expect, it } from 'vitest';
import { hideProblems, showProblems, type ShownProblem } from './problemOverlay.ts';

const problem: ShownProblem = {
  code: 'unknown-widget',
  where: 'pages/shelf.json:14',
  pointer: '/body/2/widget',
  message: 'names the widget "shlef".',
  hints: ['Did you mean "shelf"?', '`portal check --fix` writes "shelf" instead.'],
};

afterEach(hideProblems);

it('shows what is wrong, where, and what may be meant', () => {
  showProblems([problem]);
  expect(text()).toContain('One problem in the manifests');
  expect(text()).toContain('pages/shelf.json:14 /body/2/widget');
  expect(text()).toContain('unknown-widget: names the widget "shlef".');
  expect(text()).toContain('Did you mean "shelf"?');
  expect(text()).toContain('`portal check --fix` writes "shelf" instead.');
});

it('shows the newest problems only', () => {
  showProblems([problem]);
  showProblems([problem, { ...problem, message: 'is something else.' }]);
  expect(document.querySelectorAll('#portal-problems')).toHaveLength(1);
  expect(text()).toContain('2 problems in the manifests');
});

it('takes nothing of a problem for markup', () => {
  showProblems([{ ...problem, message: '<img src=x onerror=alert(1)>' }]);
  expect(overlay()?.shadowRoot?.querySelector('img')).toBeNull();
});

it('is hidden by its button, and by Escape', () => {
  showProblems([problem]);
  overlay()?.shadowRoot?.querySelector('button')?.click();
  expect(overlay()).toBeNull();
  showProblems([problem]);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  expect(overlay()).not.toBeNull();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(overlay()).toBeNull();
});

function overlay(): Element | null {
  return document.querySelector('#portal-problems');
}

function text(): string {
  return overlay()?.shadowRoot?.querySelector('section')?.textContent ?? '';
}
