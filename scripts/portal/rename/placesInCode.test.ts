import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { currentProject } from '../project.ts';
import { placesInCode, placesOfDerivation } from './placesInCode.ts';

const folder = mkdtempSync(join(tmpdir(), 'places-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('are the lines of a file that have the name as a whole', () => {
  write({ 'one.ts': "open('loan');\nopen('loans');\nsay(x.loan, x.loans, x.loan);", 'two.tsx': 'other' });
  expect(placesInCode(folder, { texts: ["'loan'", '.loan'] })).toEqual([
    { file: 'one.ts', lines: [1, 3], text: "open('loan');" },
  ]);
});

it('are not in a file that only speaks of others with the same name, nor in another project', () => {
  write({
    'helper.ts': "go('review')",
    'lend.ts': "at('lend', 'review')",
    'both.ts': "at('lend', 'review', 'gift')",
    'gift.ts': "at('gift', 'review')",
    'second/package.json': '{ "portal": {} }',
    'second/helper.ts': "go('review')",
    'part/package.json': '{}',
    'part/helper.ts': "go('review')",
  });
  const places = placesInCode(folder, { texts: ["'review'"], of: ['lend'], notOf: ['gift'] });
  expect(places.map(({ file }) => file)).toEqual(['both.ts', 'helper.ts', 'lend.ts', 'part/helper.ts']);
});

it('are not in the engine, which knows no names of a portal', () => {
  const files = placesInCode(currentProject().root, { texts: ["'review'"] }).map(({ file }) => file);
  expect(files).toContain('tests/journeys/journey/paymentSteps.ts');
  expect(files.filter((file) => file.startsWith('engine/'))).toEqual([]);
});

it('of a derivation are its key without quotes, and no input of that name', () => {
  const { root } = currentProject();
  const file = 'widgets/billing/facts/billingDerivations.ts';
  expect(placesOfDerivation(root, 'isPastDue')).toMatchObject([
    { file, text: expect.stringMatching(/^isPastDue: \{/) as string },
  ]);
  expect(placesOfDerivation(root, 'pastDue')).toEqual([]);
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
