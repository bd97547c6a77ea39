import type { Page } from '@playwright/test';
import { address, expect, heading, test, untilLive, watchScreen, type Language } from '../journey/index.ts';

/** Addresses that a visitor may open, each with its heading. */
const opened = [
  ['/', 'shell:home.heading'],
  ['/support', 'shell:support.heading'],
  ['/billing', 'shell:login.heading'],
  ['/not-found', 'shell:notFound.heading'],
] as const;

const languages: readonly Language[] = ['en', 'es'];

for (const language of languages) {
  test.describe(`in ${language}, without the script`, () => {
    test.use({ language, javaScriptEnabled: false });

    test('a page is there, with its heading, its title and links that lead on', async ({ page, words }) => {
      for (const [path, sentence] of opened) {
        await page.goto(path);
        await expect(heading(page)).toHaveText(words.say(sentence));
        await expect(page).toHaveTitle(/ – Northline$/);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      }
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: words.say('shell:nav.support') })
        .click();
      await expect(heading(page)).toHaveText(words.say('shell:support.heading'));
    });
  });

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a page comes with its screen, which becomes live as it is: nothing is drawn anew and nothing moves', async ({
      page,
      words,
    }) => {
      await watchScreen(page);
      for (const [path, sentence] of opened) {
        await page.goto(path);
        await expect(heading(page)).toHaveText(words.say(sentence));
        await untilLive(page);
        expect(await page.evaluate(() => window.screenWatch)).toMatchObject({
          cameWith: words.say(sentence),
          isSame: true,
          shifts: [],
        });
      }
      // From then on a link navigates within the document.
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: words.say('shell:nav.home') })
        .click();
      await expect(heading(page)).toHaveText(words.say('shell:home.heading'));
      expect(await page.evaluate(() => window.screenWatch?.cameWith)).toBe(
        words.say('shell:notFound.heading'),
      );
    });

    test('a link that is pressed before the script is there leads where it says', async ({ page, words }) => {
      await page.route('**/assets/*.js', () => undefined);
      await page.goto('/', { waitUntil: 'commit' });
      await page
        .getByRole('main')
        .getByRole('link', { name: words.say('shell:nav.support') })
        .click();
      await expect.poll(() => address(page)).toBe('/support');
      await expect(heading(page)).toHaveText(words.say('shell:support.heading'));
    });
  });
}

// After a slow answer of the flag service (1.5 s, on a busy machine), the toggles count as unknown for three seconds, and the
// script draws the page.
test.beforeEach(({ page }) => expect.poll(() => textOf(page, '/')).toContain('"toggles":'));

test('the language that was switched to is that of the next page, before the script', async ({
  page,
  words,
}) => {
  await page.goto('/');
  await untilLive(page);
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await page.request.get('/').then((answer) => answer.text())).toContain('<html lang="es">');
  await watchScreen(page);
  await page.reload();
  await untilLive(page);
  expect(await page.evaluate(() => window.screenWatch?.isSame)).toBe(true);
  await expect(heading(page)).not.toHaveText(words.say('shell:home.heading'));
});

test('whoever is signed in never gets a screen that was made for visitors', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria', '/support');
  await expect(heading(page)).toHaveText(words.say('shell:support.heading'));
  for (const [path] of opened) {
    const text = await textOf(page, path);
    expect(text).toContain('"signedIn":true');
    expect(text).not.toContain(words.say('shell:home.heading'));
  }
});

test('a screen is given with its own release', async ({ page, words }) => {
  const pointer: unknown = await (await page.request.get('/assets/releases/current.json')).json();
  const text = await textOf(page, '/');
  expect(text).toContain(words.say('shell:home.heading'));
  const data = /<script type="application\/json" id="bootstrap">(.*?)<\/script>/.exec(text)?.[1] ?? '{}';
  const { bundle } = pointer as { bundle: string };
  expect(JSON.parse(data)).toMatchObject({ release: { bundle }, screen: { release: bundle, address: '/' } });
});

async function textOf(page: Page, path: string): Promise<string> {
  return (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
}
