import axe from 'axe-core';

/**
 * What axe finds in `root`, a line each. Colours are left to runs in a real browser (`npm run look`, the journeys), because the test
 * environment does not lay out or paint.
 */
export async function axeFindings(root: Element): Promise<string[]> {
  const results = await axe.run(root, {
    // The content of a frame is of another origin, and has a run of its own.
    iframes: false,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return results.violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join('\n')}`,
  );
}
