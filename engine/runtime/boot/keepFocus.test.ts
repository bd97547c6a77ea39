// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keepFocus.ts';

let stop = (): void => undefined;

beforeEach(() => {
  document.body.innerHTML = `<main><h1 tabindex="-1">Shelf</h1><section><h2>Lent</h2><ul>
    <li><button id="one">Return</button></li><li><button id="two">Renew</button></li></ul></section></main>`;
  stop = keepFocus(document);
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

it('goes to the next control where a row has gone', async () => {
  press('one');
  at('one').closest('li')?.remove();
  await vi.waitFor(() => expect(focused()).toBe('Renew'));
});

it('is kept where it was there before the script', async () => {
  stop();
  at('one').focus();
  stop = keepFocus(document);
  at('one').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  at('one').closest('li')?.remove();
  await vi.waitFor(() => expect(focused()).toBe('Renew'));
});

it('goes to what was drawn in its place', async () => {
  press('one');
  const anew = document.createElement('button');
  anew.textContent = 'Lend';
  const row = at('one').parentElement;
  at('one').remove();
  row?.append(anew);
  await vi.waitFor(() => expect(focused()).toBe('Lend'));
});

it('goes to the heading above where nothing is left', async () => {
  press('two');
  document.querySelector('ul')?.replaceChildren();
  await vi.waitFor(() => expect(focused()).toBe('Lent'));
});

it('goes there when something comes, where nothing takes it yet', async () => {
  press('one');
  for (const each of document.querySelectorAll('h1, h2, li')) each.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
  document.querySelector('ul')!.innerHTML = '<li><button id="again">Ask again</button></li>';
  await vi.waitFor(() => expect(document.activeElement).toBe(at('again')));
});

it('does not go there any more once a pointer has pressed', async () => {
  press('one');
  for (const each of document.querySelectorAll('h1, h2, li')) each.remove();
  await settled();
  document.dispatchEvent(new Event('pointerdown'));
  document.querySelector('ul')!.innerHTML = '<li><button>Ask again</button></li>';
  await settled();
  expect(document.activeElement).toBe(document.body);
});

it('is left alone where something has taken it for a reason of its own', async () => {
  press('one');
  at('one').closest('li')?.remove();
  document.querySelector('h1')?.focus();
  await settled();
  expect(focused()).toBe('Shelf');
});

it.each([
  ['a pointer has pressed', () => document.dispatchEvent(new Event('pointerdown')), 'li'],
  ['a page has gone with its title', () => undefined, 'main'],
])('is not moved where %s', async (_, before, gone) => {
  press('one');
  before();
  at('one').closest(gone)?.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

it('is not moved once it has stopped', async () => {
  stop();
  press('one');
  at('one').closest('li')?.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

/** Presses a control by its key, as far as this hears it. */
function press(id: string): void {
  at(id).focus();
  at(id).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

function at(id: string): HTMLElement {
  return document.querySelector<HTMLElement>(`#${id}`)!;
}

const focused = (): string | null | undefined => document.activeElement?.textContent;

/** Observers and timers that had begun are done. */
async function settled(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => setTimeout(done));
  await new Promise((done) => setTimeout(done));
}
