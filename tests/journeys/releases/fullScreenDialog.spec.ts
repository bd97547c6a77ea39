import { axeFindings } from '../accessibility/axe.ts';
import { reflowFindings } from '../accessibility/reflow.ts';
import { expect, heading } from '../journey/index.ts';
import { test } from './releaseJourney.ts';

const words = {
  title: 'There is a new app for your services',
  text: 'This one will not be kept up to date. Please get the new one.',
  answer: 'See how',
};

/** The webview of a native app on a phone with a notch and a bar for gestures. CSS pixels. */
const phone = { width: 390, height: 844, notch: 47, bar: 34 };

test('a full-screen dialog takes the place of everything on a phone, clear of its notch, with the answer at the foot', async ({
  page,
  desk,
  signInAs,
  words: { say },
}) => {
  // A publication makes every first screen of visitors, beside two other journeys.
  test.slow();
  desk.write('manifests/portal/dialogs/new-app.json', {
    $schema: '../../../schemas/portal/dialog.schema.json',
    description: 'Tells customers about another app.',
    priority: 905,
    form: 'full-screen',
    when: { fact: 'session.signedIn', is: true },
    title: 'shell:newApp.title',
    text: 'shell:newApp.text',
    actions: [{ label: 'shell:newApp.answer', do: { go: { route: 'support' } }, style: 'primary' }],
  });
  for (const language of ['en', 'es']) desk.say(language, 'shell', { newApp: words });
  await desk.portal('publish', '--yes');
  await page.setViewportSize(phone);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { top: phone.notch, bottom: phone.bar },
  });
  await signInAs('maria', '/billing');
  const dialog = page.getByRole('dialog', { name: words.title });
  await expect(dialog).toBeFocused();
  const whole = await dialog.boundingBox();
  expect(whole).toEqual({ x: 0, y: 0, width: phone.width, height: phone.height });
  const title = await dialog.getByRole('heading').boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual(phone.notch);
  const answer = dialog.getByRole('button', { name: words.answer });
  const box = await answer.boundingBox();
  const foot = (box?.y ?? 0) + (box?.height ?? 0);
  expect(foot).toBeLessThanOrEqual(phone.height - phone.bar);
  expect(foot).toBeGreaterThan(phone.height - phone.bar - 60);
  expect(await axeFindings(page)).toEqual([]);
  expect(await reflowFindings(page)).toEqual([]);
  await answer.click();
  await expect(dialog).toBeHidden();
  await expect(heading(page)).toHaveText(say('shell:support.heading'));
});
