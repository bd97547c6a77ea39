import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, heading } from '../journey/index.ts';
import { test } from './releaseJourney.ts';

interface File {
  path: string;
  text: string;
}

/** A release of form 1, as it was published then. */
const kept = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../forms/form1/portal/release.json'), 'utf8'),
) as { pointer: File; files: readonly File[] };

test('a release of an older form is shown by the code of today, from its first page to the sign-in', async ({
  page,
  places,
  words,
}) => {
  const folder = join(places.dataFolder, 'releases');
  for (const { path, text } of [kept.pointer, ...kept.files]) {
    const file = join(folder, path.replace('/assets/releases/', '').replace('/assets/copy/', 'copy/'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  try {
    const { bundle } = JSON.parse(kept.pointer.text) as { bundle: string };
    const loaded = page.waitForResponse((response) => response.url().endsWith(bundle));
    await page.goto('/support');
    expect((await loaded).status()).toBe(200);
    await expect(heading(page)).toHaveText(words.say('shell:support.heading'));
    await page.goto('/billing');
    // The guard sends visitors to the sign-in, at the address that the release named among its endpoints.
    const signIn = page.getByRole('main').getByRole('link', { name: words.say('shell:login.action') });
    await expect(signIn).toHaveAttribute('href', /^\/auth\/sign-in\?returnTo=%2Fbilling/);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('portal.release')))
      .toContain('"format":1');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
