import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { plantedBugs } from './plantedBugs.ts';

// They are planted by `npm run matrix:money` only, which is run rarely.
for (const { what, file, find } of plantedBugs) {
  test(`can still be planted: ${what}`, () => {
    expect(readFileSync(join(import.meta.dirname, '../../../..', file), 'utf8')).toContain(find);
  });
}
