// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { showStartFailure } from './showStartFailure.ts';

it('shows what the page comes with in the place of what stood there', () => {
  document.body.innerHTML =
    '<div id="root"><h1>Billing</h1></div><div id="start-failure" role="main" hidden><h1>We can’t</h1></div>';
  const [root, failure] = document.body.children as unknown as [HTMLElement, HTMLElement];
  showStartFailure(root);
  expect(root.childElementCount).toBe(0);
  expect(failure.hidden).toBe(false);
});
