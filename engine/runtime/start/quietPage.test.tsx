import { afterEach, beforeEach, expect, it } from 'vitest';
import { manualClock, type ManualClock } from '../testing/index.ts';
import { calmAfter, rememberPlace, watchPage, type QuietPage } from './quietPage.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<main><h1 tabindex="-1">Books</h1><input id="title"><a href="/x" id="link">x</a></main>';
  arrival = 'first';
  clock = manualClock();
  page = watchPage(document, clock, () => arrival);
});
afterEach(() => {
  page.stop();
  document.body.replaceChildren();
});

it('is quiet when nobody does anything', () => {
  expect(page.isQuiet(arrival)).toBe(true);
});

it('is quiet with the focus on the heading, where every arrival puts it', () => {
  element('h1').focus();
  expect(page.isQuiet(arrival)).toBe(true);
});

it.each(['#title', '#link'])('is not quiet with the focus on %s', (selector) => {
  element(selector).focus();
  expect(page.isQuiet(arrival)).toBe(false);
});

it('is not quiet once something was typed, until the customer has arrived at another page', () => {
  element('#title').dispatchEvent(new Event('input', { bubbles: true }));
  clock.advance(600_000);
  expect(page.isQuiet(arrival)).toBe(false);
  arrival = 'second';
  expect(page.isQuiet(arrival)).toBe(true);
});

it.each(['keydown', 'pointerdown', 'touchmove', 'wheel'])('is not quiet for a moment after %s', (event) => {
  document.body.dispatchEvent(new Event(event, { bubbles: true }));
  clock.advance(calmAfter - 1);
  expect(page.isQuiet(arrival)).toBe(false);
  clock.advance(1);
  expect(page.isQuiet(arrival)).toBe(true);
});

it.each([
  '<div role="dialog"></div>',
  '<div role="alertdialog"></div>',
  '<button aria-expanded="true"></button>',
  '<details open></details>',
  '<div aria-busy="true"></div>',
])('is not quiet while something is open or at work: %s', (html) => {
  element('main').insertAdjacentHTML('beforeend', html);
  expect(page.isQuiet(arrival)).toBe(false);
});

it('hears nothing any more once it is stopped', () => {
  page.stop();
  element('#title').dispatchEvent(new Event('input', { bubbles: true }));
  expect(page.isQuiet(arrival)).toBe(true);
});

it('puts the focus on the heading again when it was there', () => {
  element('h1').focus();
  const goBack = rememberPlace(document);
  document.body.innerHTML = '<main><h1>Books again</h1></main>';
  goBack();
  expect(document.activeElement?.textContent).toBe('Books again');
});

it('takes the focus to no heading when it was not there', () => {
  const goBack = rememberPlace(document);
  document.body.innerHTML = '<main><h1 tabindex="-1">Books again</h1></main>';
  goBack();
  expect(document.activeElement).toBe(document.body);
});

let page: QuietPage;
let clock: ManualClock;
let arrival: string;

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
