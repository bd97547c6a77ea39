import { expect, heading, inEachLanguage, test } from '../journey/index.ts';

inEachLanguage(() => {
  test('home says how the services are, what comes up and what is new, and leads there (SH-ROUTE-059)', async ({
    page,
    signInAs,
    words: { say },
  }) => {
    await signInAs('maria', '/account-summary');
    const services = page.getByRole('region', { name: say('services:yours'), exact: true });
    await expect(services).toContainText(say('shell:summary.working'));
    await expect(services).toContainText(say('shell:summary.offline'));
    const news = page.getByRole('region', { name: say('shell:summary.news'), exact: true });
    await expect(news.getByText(say('notifications:titles.DEVICE_CONNECT')).first()).toBeVisible();
    const coming = page.getByRole('region', { name: say('shell:summary.coming'), exact: true });
    await coming.getByRole('link', { name: say('orders:one', { number: '70418' }) }).click();
    await expect(heading(page)).toContainText('70418');
  });
});

test('home calls no service well where the bill has suspended it, nor while nobody knows', async ({
  page,
  signInAs,
  complaints,
  words: { say },
}) => {
  complaints.expect(/503|selfservice\/graph/);
  await signInAs('robert', '/account-summary');
  const services = page.getByRole('region', { name: say('services:yours'), exact: true });
  await expect(services).toContainText(say('shell:summary.suspended'));
  await expect(services).not.toContainText(say('shell:summary.working'));
  const customer = await signInAs('maria', '/support');
  await customer.fault('equipment', { kind: 'http-status', status: 503 });
  await page.goto('/account-summary');
  await expect(services).toContainText(say('services:unavailable.title'));
  await expect(services).not.toContainText(say('shell:summary.working'));
  await expect(page.getByText('$84.10')).toBeVisible();
});
