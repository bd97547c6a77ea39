import { expect, heading, press, test } from '../journey/index.ts';

test('what was ordered is not offered again while the order is under way, which is said; the cart says what comes after a promotion', async ({
  page,
  signInAs,
  words: { say },
}) => {
  const { ask } = await signInAs('simone', '/buy');
  const main = page.getByRole('main');
  const offer = main.getByRole('listitem').filter({ hasText: 'TV Choice' });
  const add = offer.getByRole('button', { name: say('offers:add') });
  await press(add);
  await expect(page.locator('[aria-live="polite"]').getByText(say('offers:added'))).toBeVisible();
  await page.goto('/checkout');
  const cart = main.getByRole('row').filter({ hasText: 'TV Choice' });
  const afterwards = say('offers:afterwards_other', { price: '$24.99', count: 12 });
  await expect(cart).toContainText(afterwards);
  await expect(cart).toContainText(say('offers:replacesNothing'));
  await main.getByRole('radio', { name: say('order:setUps.TECHNICIAN') }).check();
  await press(main.getByRole('button', { name: say('common:continue') }));
  await expect(cart).toContainText(afterwards);
  await press(main.getByRole('button', { name: say('order:review.place') }));
  await expect(heading(page)).toHaveText(say('order:placed.title'));
  const { orders } = await ask<{ orders: { orderNumber: string }[] }>('{ orders { orderNumber } }');
  await expect(main).toContainText(`${say('order:placed.number')}${orders[0]?.orderNumber}`);
  await page.goto('/buy');
  await expect(offer).toContainText(say('offers:orderNumber', { order: orders[0]?.orderNumber ?? '' }));
  await expect(offer.getByRole('link', { name: say('order:placed.see') })).toBeVisible();
  await expect(add).toBeHidden();
});

test('what is put into the cart is said, and is ordered as it was seen: when another tab has changed the cart, nothing is, and the customer sees what is there (SH-ROUTE-024, SH-CALL-005)', async ({
  page,
  context,
  signInAs,
  words: { say },
}) => {
  await signInAs('marcus', '/buy');
  const main = page.getByRole('main');
  await press(main.getByRole('button', { name: say('offers:add') }).first());
  await expect(page.locator('[aria-live="polite"]').getByText(say('offers:added'))).toBeVisible();
  await main
    .getByRole('link', { name: say('shell:panel.open') })
    .first()
    .click();
  await expect(heading(page)).toHaveText(say('order:setUp.heading'));
  await main.getByRole('radio', { name: say('order:setUps.MYSELF') }).check();
  await press(main.getByRole('button', { name: say('common:continue') }));
  await expect(main.getByRole('table')).toContainText('$104.99');

  const other = await context.newPage();
  await other.goto('/checkout');
  const remove = other.getByRole('main').getByRole('button', { name: say('order:remove') });
  await expect(remove).toHaveCount(3);
  await press(remove.first());
  await expect(remove).toHaveCount(2);
  await other.close();

  await press(main.getByRole('button', { name: say('order:review.place') }));
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toContainText(say('order:errors.cart-changed.title'));
  await dialog.getByRole('button', { name: say('common:ok') }).click();
  await expect(main.getByRole('table')).toContainText('$44.99');
  await press(main.getByRole('button', { name: say('common:continue') }));
  await press(main.getByRole('button', { name: say('order:review.place') }));
  await expect(heading(page)).toHaveText(say('order:placed.title'));
});
