import { expect, test } from '@playwright/test';
import { overlapFindings } from './overlap.ts';

const mark = '<svg width="24" height="16" style="position: absolute; left: 0"></svg>';

test('a mark over words is found; one beside them, or under a dialog, is not', async ({ page }) => {
  const look = async (body: string): Promise<readonly string[]> => {
    await page.setContent(`<body style="margin: 0">${body}</body>`);
    return overlapFindings(page);
  };
  expect(await look(`<p>${mark}Visa ending in 4242</p>`)).toEqual(['over "Visa ending in 4242": svg 24×16']);
  expect(await look(`<p style="padding-left: 32px">${mark}Visa</p>`)).toEqual([]);
  expect(await look(`<p>${mark}Visa</p><div role="dialog">Delete?</div>`)).toEqual([]);
});
