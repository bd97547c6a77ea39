import { afterEach, beforeEach, expect, it } from 'vitest';
import { manualClock, type ManualClock } from '../testing/index.ts';
import { watchUserActivity, type PageUse } from './watchUserActivity.ts';
import { calmAfter, isQuiet, rememberPlace } from './idlePage.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<main><h1 tabindex="-1">Books</h1><input id="title"><a href="/x" id="link">x</a></main>';
  arrival = 'first';
  clock = manualClock();
  use = watchUserActivity(document, clock, () => arrival);
});
afterEach(() => {
  use.stop();
  document.body.replaceChildren();
});

it('is quiet when nobody does anything', () => {
  expect(isQuietNow()).toBe(true);
});

it('is quiet with the focus on the heading, where every arrival puts it', () => {
  element('h1').focus();
  expect(isQuietNow()).toBe(true);
});

it.each(['#title', '#link'])('is not quiet with the focus on %s', (selector) => {
  element(selector).focus();
  expect(isQuietNow()).toBe(false);
});

it('is not quiet once something was typed, until the customer has arrived at another page', () => {
  element('#title').dispatchEvent(new Event('input', { bubbles: true }));
  clock.advance(600_000);
  expect(isQuietNow()).toBe(false);
  arrival = 'second';
  expect(isQuietNow()).toBe(true);
});

it.each(['keydown', 'pointerdown', 'touchmove', 'wheel'])('is not quiet for a moment after %s', (event) => {
  document.body.dispatchEvent(new Event(event, { bubbles: true }));
  clock.advance(calmAfter - 1);
  expect(isQuietNow()).toBe(false);
  clock.advance(1);
  expect(isQuietNow()).toBe(true);
});

it.each([
  '<div role="dialog"></div>',
  '<div role="alertdialog"></div>',
  '<button aria-expanded="true"></button>',
  '<details open></details>',
  '<div aria-busy="true"></div>',
])('is not quiet while something is open or at work: %s', (html) => {
  element('main').insertAdjacentHTML('beforeend', html);
  expect(isQuietNow()).toBe(false);
});

it('hears nothing any more once it is stopped', () => {
  use.stop();
  element('#title').dispatchEvent(new Event('input', { bubbles: true }));
  expect(isQuietNow()).toBe(true);
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

let use: PageUse;
let clock: ManualClock;
let arrival: string;

function isQuietNow(): boolean {
  return isQuiet(document, clock, use, arrival);
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
