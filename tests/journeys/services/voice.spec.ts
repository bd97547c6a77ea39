import { expect, heading, inEachLanguage, test, watchPresses } from '../journey/index.ts';

inEachLanguage(() => {
  test('a customer reads how many messages wait, deletes one, and blocks a number (SH-VOICE-001, SH-HEAD-026, SH-ROUTE-035)', async ({
    page,
    signInAs,
    words: { say },
  }) => {
    await signInAs('hannah', '/services/voice');
    const main = page.getByRole('main');
    const waiting = (count: number) => say('voice:access.numberOfVoiceMails_other', { count });
    await page
      .getByRole('banner')
      .getByRole('link', { name: waiting(4) })
      .click();
    await expect(heading(page)).toHaveText(say('voice:voicemail.title'));
    const remove = main.getByRole('link', { name: say('voice:voicemail.delete') });
    await remove.first().click();
    await expect(heading(page)).toHaveText(say('voice:voicemail.deleteHeading'));
    await page.getByRole('link', { name: say('voice:voicemail.open') }).click();
    await expect(remove).toHaveCount(4);
    await remove.first().click();
    await page.getByRole('button', { name: say('voice:voicemail.deleteConfirm') }).click();
    await expect(heading(page)).toHaveText(say('voice:voicemail.title'));
    await expect(page.getByRole('banner').getByRole('link', { name: waiting(3) })).toBeVisible();
    await expect(remove).toHaveCount(3);

    await main.getByRole('link', { name: say('voice:phone.title') }).click();
    await main.getByRole('link', { name: say('voice:guard.title') }).click();
    await main.getByRole('link', { name: say('voice:guard.block') }).click();
    await page.getByRole('textbox', { name: say('voice:guard.number') }).fill('(704) 555-0123');
    await page.getByRole('button', { name: say('voice:guard.block') }).click();
    await expect(heading(page)).toHaveText(say('voice:guard.blocked'));
    await page.getByRole('link', { name: say('voice:guard.title') }).click();
    await expect(main.getByText('(704) 555-0123', { exact: true }).first()).toBeVisible();
  });
});

test('where a number was just removed, a second press meets no button that removes another one (SH-ROUTE-035)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  const customer = await signInAs('hannah', '/services/voice');
  for (const number of ['7045550123', '7045550124', '7045550125'])
    await customer.ask(`mutation { setCaller(number: "${number}", rule: BLOCKED) { level } }`);
  await page.goto('/services/voice/call-guard');
  const remove = page.getByRole('main').getByRole('button', { name: say('voice:guard.forget') });
  await expect(remove).toHaveCount(4);
  const met = await watchPresses(page, 'main ul');
  await remove.first().click();
  await expect(remove).toHaveCount(3);
  await expect.poll(() => met.jsonValue()).toEqual(['the cover']);
  // Who presses a key keeps their place: the next number has the focus.
  await remove.first().press('Enter');
  await expect(remove).toHaveCount(2);
  await expect(remove.first()).toBeFocused();
});

inEachLanguage(() => {
  test('how much Call Guard keeps away is set at the voice console, and stays so (SH-CALL-014, SH-ROUTE-035)', async ({
    page,
    signInAs,
    words: { say },
  }) => {
    const changes: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('setCallGuard')) changes.push(new URL(request.url()).pathname);
    });
    const customer = await signInAs('hannah', '/services/voice/call-guard/level');
    await page.getByRole('radio', { name: say('voice:levels.STRICT') }).check();
    await page.getByRole('button', { name: say('voice:guard.save') }).click();
    await expect(heading(page)).toHaveText(say('voice:guard.done'));
    expect(changes).toEqual(['/selfservice/vox-con/graphql']);
    expect(await customer.countOf('setCallGuard')).toBe(1);
    await page.getByRole('link', { name: say('voice:guard.title') }).click();
    await expect(page.getByRole('main')).toContainText(say('voice:levels.STRICT'));
  });
});
