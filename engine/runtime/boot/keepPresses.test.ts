// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPresses } from './keepPresses.ts';

let stop = (): void => undefined;

beforeEach(() => {
  document.body.innerHTML = '<main><p>Text</p><button>Return</button><button>Renew</button></main>';
  stop = keepPresses(document);
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

it('counts for the control on which it began, although the control has moved meanwhile', () => {
  const { pressed, around } = listen();
  point('pointerdown', control());
  point('click', main(), { clientX: 3 });
  expect(pressed).toHaveBeenCalledOnce();
  // The ancestor hears the click of the control alone.
  expect(around.mock.calls.map(([{ target }]) => target)).toEqual([control()]);
});

it('does so in a shadow tree, too', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const inner = host.attachShadow({ mode: 'open' });
  inner.innerHTML = '<p>Text</p><button>Facts</button>';
  const facts = inner.querySelector('button')!;
  const pressed = vi.fn<() => void>();
  facts.addEventListener('click', pressed);
  point('pointerdown', facts, { composed: true });
  point('click', inner.querySelector('p')!, { composed: true });
  expect(pressed).toHaveBeenCalledOnce();
  point('pointerdown', facts, { composed: true });
  point('click', facts, { composed: true });
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('leaves a press alone that ends where it began', () => {
  const { pressed } = listen();
  point('pointerdown', control());
  point('click', control());
  expect(pressed).toHaveBeenCalledOnce();
});

it.each<[string, PointerEventInit, PointerEventInit, () => void]>([
  ['moves away', {}, { clientY: 40 }, () => undefined],
  ['presses with another button', { button: 1 }, {}, () => undefined],
  ['opens a link in a new tab', { ctrlKey: true }, {}, () => undefined],
  ['presses with another finger', { isPrimary: false }, {}, () => undefined],
  ['presses a key', {}, { detail: 0 }, () => undefined],
  ['presses what is gone', {}, {}, () => control().remove()],
  ['presses what says something else now', {}, {}, () => control().replaceChildren('Pay')],
  ['presses what a dialog has covered', {}, {}, () => main().setAttribute('inert', '')],
])('does nothing for who %s', (_, down, click, meanwhile) => {
  const { pressed, around } = listen();
  point('pointerdown', control(), down);
  meanwhile();
  point('click', main(), click);
  expect(pressed).not.toHaveBeenCalled();
  expect(around).toHaveBeenCalledOnce();
});

it.each<[string, (anew: HTMLElement) => void]>([
  ['no click comes', () => undefined],
  ['the click comes to it', (anew) => point('click', anew)],
  ['the click comes to what is around it', () => point('click', main())],
])('counts for the control that was drawn anew meanwhile, once, where %s', async (_, comes) => {
  const { pressed, anew } = drawnAnew();
  point('pointerup', anew);
  comes(anew);
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
  expect(pressed).toHaveBeenCalledOnce();
});

it.each<[string, (anew: HTMLElement) => void]>([
  ['moves away', (anew) => point('pointerup', anew, { clientX: 40 })],
  ['meets one that says something else', () => point('pointerup', document.querySelectorAll('button')[1]!)],
  ['meets none', () => point('pointerup', main())],
  ['has begun another press', (anew) => (point('pointerup', anew), point('pointerdown', main()))],
  ['meets one that is gone again', (anew) => (point('pointerup', anew), anew.remove())],
])('does nothing for a control that was drawn anew where the pointer %s', async (_, end) => {
  const { pressed, anew } = drawnAnew();
  end(anew);
  await new Promise((resolve) => setTimeout(resolve));
  expect(pressed).not.toHaveBeenCalled();
});

/** A press has begun, and its control was replaced by one that says the same. */
function drawnAnew() {
  const pressed = vi.fn<() => void>();
  const old = control();
  point('pointerdown', old);
  const anew = old.cloneNode(true) as HTMLElement;
  anew.addEventListener('click', pressed);
  old.replaceWith(anew);
  return { pressed, anew };
}

it('lets the mouse through frames while it presses a control: one that comes under it would hear its end', () => {
  const [sheet] = document.adoptedStyleSheets;
  expect(sheet?.cssRules[0]?.cssText).toContain('[data-pressing] iframe { pointer-events: none; }');
  const ends: [string, PointerEventInit][] = [
    ['pointerup', {}],
    ['pointercancel', {}],
    ['pointermove', { buttons: 0 }],
  ];
  for (const [end, init] of ends) {
    point('pointerdown', control(), { pointerType: 'mouse' });
    point('pointermove', control(), { buttons: 1 });
    expect(isLetThrough()).toBe(true);
    point(end, main(), init);
    expect(isLetThrough()).toBe(false);
  }
  point('pointerdown', control(), { pointerType: 'touch' });
  point('pointerdown', main(), { pointerType: 'mouse' });
  expect(isLetThrough()).toBe(false);
  point('pointerdown', control(), { pointerType: 'mouse' });
  stop();
  expect([isLetThrough(), document.adoptedStyleSheets]).toEqual([false, []]);
});

it('counts once: a later click elsewhere is another press', () => {
  const { pressed } = listen();
  point('pointerdown', control());
  point('click', control());
  point('click', main());
  expect(pressed).toHaveBeenCalledOnce();
});

function isLetThrough(): boolean {
  return document.documentElement.hasAttribute('data-pressing');
}

function listen() {
  const pressed = vi.fn<() => void>();
  const around = vi.fn<(event: Event) => void>();
  control().addEventListener('click', pressed);
  main().addEventListener('click', around);
  return { pressed, around };
}

function control(): HTMLElement {
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent !== 'Renew')!;
}

function main(): HTMLElement {
  return document.querySelector('main')!;
}

function point(type: string, at: Element, init?: PointerEventInit): void {
  at.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, detail: 1, ...init }),
  );
}
