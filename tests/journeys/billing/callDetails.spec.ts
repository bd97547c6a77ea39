import { address, expect, heading, inEachLanguage, test } from '../journey/index.ts';

inEachLanguage(() => {
  test('call details come after a code, on the very statement, and stay hidden until then (BL-STM-022, BL-STM-023, BL-STM-024, BL-ROL-008, BL-ROL-017, SH-VOICE-005)', async ({
    page,
    panel,
    signInAs,
    words: { say },
  }) => {
    const customer = await signInAs('petra', '/billing/statements/all');
    await page.getByRole('table').getByRole('link').first().click();
    await expect.poll(() => address(page)).toMatch(/statements\/[\da-f]{24}$/);
    const statement = address(page);
    const section = page.getByRole('region', { name: say('verify:calls.title') });
    await expect(section).toContainText(say('verify:calls.gate'));
    await expect(page.getByRole('table', { name: say('statements:current') })).toContainText('$89.99');
    expect(await panel.calls(customer.username)).not.toHaveProperty('callDetails');
    await section.getByRole('link', { name: say('verify:calls.verify') }).click();
    await page
      .getByRole('radio', { name: say('verify:channels.TEXT', { masked: '(•••) •••-0142' }) })
      .check();
    await page.getByRole('button', { name: say('verify:channel.send') }).click();
    const code = page.getByRole('textbox', { name: say('verify:code.label') });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    const sent = await panel.code(customer.username);
    await code.fill(sent === '111111' ? '222222' : '111111');
    await page.getByRole('button', { name: say('verify:code.verify') }).click();
    const wrong = page.getByRole('alertdialog', { name: say('verify:errors.wrong.title') });
    await wrong.getByRole('button', { name: say('common:ok') }).click();
    await expect(code).toHaveValue('');
    await code.fill(sent);
    await page.keyboard.press('Enter');
    await expect.poll(() => address(page)).toBe(statement);
    await expect(page.getByRole('table', { name: say('verify:calls.title') }).getByRole('row')).toHaveCount(
      21,
    );
  });
});

test('a Child reads who can see them, and an employee’s client asks for nothing (BL-ROL-010, BL-ROL-012, BL-ROL-020, SH-SESS-005, SH-VOICE-007)', async ({
  page,
  panel,
  signInAs,
  words: { say },
}) => {
  const child = await signInAs('otis', '/billing/statements/all');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByText(say('verify:calls.others'))).toBeVisible();
  const calls = `${address(page)}/calls`;
  await page.goto(calls);
  await expect.poll(() => address(page)).toBe('/account-summary');
  // Requests still running when the session ends would be answered as for nobody.
  await page.waitForLoadState('networkidle');
  expect(await panel.calls(child.username)).not.toHaveProperty('callDetails');
  const employee = await signInAs('ezra', '/billing/statements/all');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByText(say('verify:calls.restricted'))).toBeVisible();
  await page.goto('/cpni-verification');
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => address(page)).toBe('/account-summary');
  expect(await panel.calls(employee.username)).not.toHaveProperty('privacy');
});
