import { randomInt } from 'node:crypto';
import { expect, paymentSteps, test } from '../journey/index.ts';
import { createCanary, isIn } from './canary.ts';
import { heapText } from './heapText.ts';
import { keptWith, followTraces } from './traces.ts';

test('a card number and its code are in the card frame and in the call that makes a token, and nowhere else (BL-CAL-008, BL-CAL-009, BL-ENT-007, BL-ENT-008)', async ({
  page,
  context,
  places,
  panel,
  signInAs,
  words,
}) => {
  const canary = createCanary('37291374608520', '7463');
  const traces = followTraces({ context, page, places, panel });
  const customer = await signInAs('maria', '/billing/pay');
  const steps = paymentSteps(page, words);
  await steps.continue();
  await steps.expectStep('method');
  // Any four digits may be a number of the page's own one day.
  expect(await traces.placesOf(canary), 'by chance, before it is typed: choose another code').toEqual([]);
  await steps.addCard({ number: canary.number, code: canary.code });
  const cardFrame = page.frames().find((frame) => frame.url().startsWith(places.cards));
  if (cardFrame === undefined) throw new Error('There is no card frame.');
  expect(isIn(await heapText(context, cardFrame), canary), 'the number is in the frame').toBe(true);
  expect(await traces.placesOf(canary), 'while it is typed').toEqual([]);
  await steps.continue();
  await steps.expectStep('date');
  await steps.continue();
  await steps.payButton(8410).click();
  await steps.expectResult('payment:result.paidHeading');
  expect(await traces.placesOf(canary), 'after the payment').toEqual([]);
  expect(traces.sentToCards().filter((body) => isIn(body, canary))).toHaveLength(1);
  expect(keptWith(customer.username, places), 'what is kept of the customer').not.toEqual([]);
  expect(keptWith(canary.number, places), 'what is kept of the number').toEqual([]);
});

test('the search finds a number that got away, wherever it is', async ({
  page,
  context,
  places,
  panel,
  complaints,
  signInAs,
}) => {
  complaints.expect(/404|405|canary/);
  // Text planted in analytics stays there, so the number is random: another run in the same house must not find it.
  const canary = createCanary(`34${randomInt(1e11, 1e12)}`, '7529');
  const traces = followTraces({ context, page, places, panel });
  await signInAs('maria', '/billing');
  expect(await traces.placesOf(canary), canary.number).toEqual([]);
  await page.evaluate(plantEverywhere, canary.number);
  expect(await traces.placesOf(canary)).toEqual([
    'address',
    'request',
    'console',
    'local storage, database or cookie',
    'session storage',
    'cache',
    'analytics',
    'heap',
  ]);
  const other = createCanary('37162839405162', '9641');
  await page.evaluate((code) => {
    sessionStorage.setItem('planted', code);
    Object.assign(globalThis, { planted: code });
  }, other.code);
  expect(await traces.placesOf(other), 'a security code alone').toEqual(['session storage', 'heap']);
});

for (const [how, form] of [
  ['with spaces', (number: string) => number.replaceAll(/(\d{4})/g, '$1 ')],
  ['with dashes', (number: string) => number.replaceAll(/(\d{4})/g, '$1-')],
  ['in base64', (number: string) => btoa(number)],
  ['in base64 of its text', (number: string) => btoa(JSON.stringify({ number }))],
  ['in hexadecimal', (number: string) => Buffer.from(`${number} `).toString('hex')],
] as const) {
  test(`the search knows a number that is written ${how}`, () => {
    const canary = createCanary('37162839405162', '9641');
    expect(isIn(`kept: ${form(canary.number)}`, canary)).toBe(true);
    expect(isIn(`kept: ${form(createCanary('34517283940617', '9641').number)}`, canary)).toBe(false);
  });
}

/** Runs in the page: puts a text into every place that the search covers. */
async function plantEverywhere(text: string): Promise<void> {
  Object.assign(globalThis, { planted: { text } });
  localStorage.setItem('planted', text);
  sessionStorage.setItem('planted', text);
  console.info(`planted ${text}`);
  history.replaceState(undefined, '', `?planted=${text}`);
  await caches.open(`planted ${text}`);
  const headers = { 'content-type': 'application/json', 'x-portal-request': '1' };
  const body = JSON.stringify([{ planted: text }]);
  await fetch('/analytics/portal-usage-test', { method: 'POST', headers, body });
}
