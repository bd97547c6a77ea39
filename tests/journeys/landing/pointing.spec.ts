import { expect, heading, inEachLanguage, test } from '../journey/index.ts';

inEachLanguage(() => {
  test('pointing at a link fetches what it leads to; whoever follows it then asks for nothing, and the second time for everything again', async ({
    page,
    signInAs,
    words,
  }) => {
    const { say } = words;
    await signInAs('maria', '/support');
    const learned = page.waitForResponse(/\/needs\?.*pay/);
    await page.goto('/account-summary');
    await (await learned).finished();
    const asked: string[] = [];
    page.on('request', (request) =>
      asked.push(new URL(request.url()).pathname + new URL(request.url()).search),
    );
    const history = page.waitForResponse(/graph\?.*first.*&ahead=/);
    const link = page
      .getByRole('navigation', { name: say('shell:menu') })
      .getByRole('link', { name: say('shell:nav.billing') });
    await link.hover();
    await (await history).finished();
    const before = asked.splice(0);
    expect(before.filter((path) => path.includes('page.billing'))).toHaveLength(1);
    // Session and bills are known already; toggles are requested, and usage is reported, by the clock.
    expect(before.filter((path) => !/^\/assets\/|^\/flags\?|^\/analytics\/|&ahead=/.test(path))).toEqual([]);
    expect(before.filter((path) => path.startsWith('/selfservice/'))).toHaveLength(1);
    await link.click();
    await expect(heading(page)).toHaveText(say('billing:heading'));
    await expect(page.getByRole('table')).toBeVisible();
    // Analytics begins in an idle moment.
    const wanted = /^\/assets\/(?:releases\/(?!analytics\.)|copy)|^\/selfservice/;
    expect(asked.filter((path) => wanted.test(path))).toEqual([]);
    await page.goBack();
    await expect(heading(page)).not.toHaveText(say('billing:heading'));
    const again = page.waitForRequest(/graph\?.*first.*&again=/);
    await link.click();
    await again;
  });
});
