import axe from 'axe-core';
import { expect } from 'vitest';

/**
 * Fails when axe finds anything in `root`. Colours are left to the gallery's run in a real browser, because the test
 * environment does not lay out or paint.
 */
export async function expectNoAxeFindings(root: Element): Promise<void> {
  const results = await axe.run(root, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  const findings = results.violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join('\n')}`,
  );
  expect(findings).toEqual([]);
}
