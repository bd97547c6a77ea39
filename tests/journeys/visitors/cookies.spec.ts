import { expect, heading, test } from '../journey/index.ts';

test('what led here, and which page was before, stand in cookies that end with the browser (SH-STORE-001, SH-STORE-002, SH-STORE-004, SH-STORE-006)', async ({
  page,
  context,
}) => {
  await page.goto('/support?source-app=stva-ios', { referer: 'https://town.example/offers?secret=1' });
  await expect(heading(page)).toBeVisible();
  const cookies = async () => {
    const all = await context.cookies();
    return Object.fromEntries(all.map(({ name, value, expires }) => [name, { value, expires }]));
  };
  await expect.poll(cookies).toMatchObject({
    oneapp: { value: 'true', expires: -1 },
    UrSession: { value: encodeURIComponent('https://town.example/offers'), expires: -1 },
  });
  expect(await cookies()).not.toHaveProperty('gpv_as');
  await page.getByRole('link', { name: 'Accessibility' }).click();
  await expect.poll(cookies).toMatchObject({ gpv_as: { value: 'support', expires: -1 } });
});
