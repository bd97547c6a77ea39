// @vitest-environment happy-dom
import { createElement, startTransition, type ChangeEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});

const row = '<button>Return</button>';
const field = (label: string): string => `<label>${label}<input></label>`;

it('does what was pressed once the portal is live, and not before', async () => {
  const { root, pressed } = await open(row);
  press(root, 0);
  expect(pressed).not.toHaveBeenCalled();
  goLive();
  expect(pressed).toHaveBeenCalledExactlyOnceWith(0);
});

it('does it where the portal’s own screen has the same control', async () => {
  const { root, draw, pressed } = await open(row);
  press(root, 0);
  draw(`<button>Renew</button>${row}`);
  goLive();
  expect(pressed).toHaveBeenCalledExactlyOnceWith(1);
});

it('does nothing where the portal’s own screen has several that are called the same: it may be another row', async () => {
  const { root, draw, pressed } = await open(row + row);
  press(root, 1);
  draw(row + row);
  goLive();
  expect(pressed).not.toHaveBeenCalled();
});

it('does it when the part of the portal’s own screen comes that has the same control', async () => {
  const { root, draw, pressed } = await open(row);
  press(root, 0);
  draw('Loading');
  goLive();
  draw(row);
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledExactlyOnceWith(0));
  draw(row);
  await settled();
  expect(pressed).toHaveBeenCalledOnce();
});

it('does nothing where something else was pressed before that part has come', async () => {
  const { root, draw, pressed } = await open(row);
  press(root, 0);
  draw('Loading');
  goLive();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  draw(row);
  await settled();
  expect(pressed).not.toHaveBeenCalled();
});

it('does nothing where the portal’s own screen has another heading', async () => {
  const { root, draw, pressed } = await open(`<h1>Card</h1>${row}`);
  press(root, 0);
  draw(`<h1>Books</h1>${row}`);
  goLive();
  await settled();
  expect(pressed).not.toHaveBeenCalled();
});

it.each([
  ['in the same screen', (): void => undefined],
  [
    'in the portal’s own screen',
    (draw: (html: string) => void): void => draw(`<button>Renew</button>${row}`),
  ],
])('does, when it ends, a press that began before, once, and later presses too, %s', async (_, then) => {
  const { root, draw, pressed } = await open(row);
  point('pointerdown', root.querySelector('button'));
  then(draw);
  goLive();
  const [last] = [...root.querySelectorAll('button')].slice(-1);
  const clicked = vi.fn<() => void>();
  root.addEventListener('click', clicked);
  point('click', root, { clientX: 5 });
  expect(clicked).toHaveBeenCalledOnce();
  expect(pressed).toHaveBeenCalledOnce();
  point('pointerdown', last);
  point('click', last);
  expect(pressed).toHaveBeenCalledTimes(2);
});

it.each([
  ['a mouse, of which no click comes', 'mouse', false, 1],
  ['a mouse, of which one comes', 'mouse', true, 1],
  ['a finger, of which one comes later', 'touch', true, 1],
  ['a finger that has taken it back', 'touch', false, 0],
])('ends a press on what was drawn anew meanwhile, once: of %s', async (_, pointerType, clicks, times) => {
  const { root, draw, pressed } = await open(row);
  point('pointerdown', root.querySelector('button'));
  draw(row);
  goLive();
  point('pointerup', root, { pointerType });
  if (pointerType === 'touch') await settled();
  if (clicks) point('click', root);
  await settled();
  expect(pressed).toHaveBeenCalledTimes(times);
});

it.each([
  ['its box', 'input', true],
  ['its words', 'span', true],
  ['a link among its words, which the browser does', 'a', false],
])('ends itself what a press began to tick on %s', async (_, place, ends) => {
  const words = '<span>Keep a list</span><a href="#why">Why?</a>';
  const { root } = await open(`<label>${words}<input type="checkbox"></label>`);
  const began = root.querySelector(place);
  point('pointerdown', began);
  goLive();
  const heard = vi.fn<(target: EventTarget | null) => void>();
  root.addEventListener('click', ({ target, detail }) => detail > 0 && heard(target));
  point('click', began, { detail: 1 });
  expect(heard).toHaveBeenCalledTimes(ends ? 0 : 1);
});

it.each<[string, () => unknown]>([
  ['by moving away', (): void => undefined],
  ['as the browser does to scroll', () => point('pointercancel', document.body)],
])('leaves a press alone that is taken back %s', async (how, takeBack) => {
  const { root, pressed } = await open(row);
  point('pointerdown', root.querySelector('button'));
  goLive();
  takeBack();
  point('click', root, { clientX: how === 'by moving away' ? 50 : 0 });
  await settled();
  expect(pressed).not.toHaveBeenCalled();
});

it('has what was typed heard, in the field that is called the same', async () => {
  const { root, draw } = await open(field('Title'));
  type(root, 'Emma');
  draw(field('Author') + field('Title'));
  const heard: (string | undefined)[] = [];
  root.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value));
  goLive();
  expect(heard).toEqual(['Emma']);
  expect([...root.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', 'Emma']);
});

it('has heard what the browser fills in while React takes the screen over, once', async () => {
  const heard: string[] = [];
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => void heard.push(target.value);
  const view = createElement('label', null, 'Title', createElement('input', { onChange }));
  const { root } = await open(renderToString(view));
  startTransition(() => void hydrateRoot(root, view));
  goLive();
  type(root, 'Emma');
  await settled();
  expect(heard).toEqual(['Emma']);
});

const box = '<label>Keep a list<input type="checkbox"></label>';
const radio = (label: string): string => `<label>${label}<input type="radio" name="place"></label>`;

it.each([
  ['in the same screen', (): void => undefined],
  ['in the portal’s own screen', (draw: (html: string) => void): void => draw(radio('Shelf') + box + row)],
])(
  'shows at once what is ticked, and has it heard before what was pressed afterwards, %s',
  async (_, then) => {
    const { root, draw, pressed } = await open(radio('Shelf') + radio('Desk') + box + row);
    for (const label of ['Desk', 'Shelf', 'Keep a list']) fieldOf(root, label).click();
    press(root, 0);
    expect(ticked(root)).toEqual(['Shelf', 'Keep a list']);
    then(draw);
    const heard = hearTicks(root);
    pressed.mockImplementation(() => heard.push('pressed'));
    goLive();
    expect(heard).toEqual(['Shelf', 'Keep a list', 'pressed']);
    expect(ticked(root)).toEqual(['Shelf', 'Keep a list']);
  },
);

it('does not press before what was ticked is there', async () => {
  const { root, draw, pressed } = await open(box + row);
  fieldOf(root, 'Keep a list').click();
  press(root, 0);
  draw(row);
  goLive();
  expect(pressed).not.toHaveBeenCalled();
  draw(box + row);
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledExactlyOnceWith(0));
  expect(ticked(root)).toEqual(['Keep a list']);
});

it('forgets what was pressed before something else was ticked or typed: it was meant for what stood there then', async () => {
  for (const change of [
    (root: HTMLElement): void => fieldOf(root, 'Keep a list').click(),
    (root: HTMLElement): void => type(root, 'Emma'),
  ]) {
    const { root, pressed } = await open(field('Title') + box + row);
    press(root, 0);
    change(root);
    goLive();
    expect(pressed).not.toHaveBeenCalled();
    document.body.replaceChildren();
  }
});

it.each([
  ['before', [press, lose]],
  ['afterwards', [lose, press]],
])('asks for the page again when something is pressed, the code having been lost %s', async (_, steps) => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const { root } = await open(row);
  const [first, second] = steps;
  first?.(root, 0);
  expect(reload).not.toHaveBeenCalled();
  second?.(root, 0);
  expect(reload).toHaveBeenCalledOnce();
  reload.mockRestore();
  goLive();
});

it('asks for nothing when something else is lost: a picture, or a script of a live page', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const { root, pressed } = await open(`<img>${row}`);
  root.querySelector('img')?.dispatchEvent(new Event('error'));
  press(root, 0);
  goLive();
  expect(pressed).toHaveBeenCalledOnce();
  lose();
  press(root, 0);
  expect(reload).not.toHaveBeenCalled();
  reload.mockRestore();
});

it('leads back to the top until the portal scrolls by itself', async () => {
  history.scrollRestoration = 'auto';
  await open(row);
  expect(history.scrollRestoration).toBe('manual');
});

/** Simulates that the portal's code cannot be loaded. */
function lose(): void {
  const script = document.createElement('script');
  script.type = 'module';
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
}

/** Runs the script on a page with a prerendered screen. */
async function open(screen: string) {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  const pressed = vi.fn<(index: number) => void>();
  const draw = (html: string): void => {
    root.innerHTML = html;
    [...root.querySelectorAll('button')].forEach((button, index) =>
      button.addEventListener('click', () => pressed(index)),
    );
  };
  draw(screen);
  vi.resetModules();
  await vi.importActual('./early.ts');
  return { root, draw, pressed };
}

function press(root: HTMLElement, index: number): void {
  root.querySelectorAll('button')[index]?.click();
}

function point(event: string, at: Element | null | undefined, init?: PointerEventInit): void {
  at?.dispatchEvent(new PointerEvent(event, { bubbles: true, isPrimary: true, ...init }));
}

function fieldOf(root: HTMLElement, label: string): HTMLInputElement {
  const named = [...root.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  if (!named?.control) throw new Error(`There is no ${label}.`);
  return named.control as HTMLInputElement;
}

function ticked(root: HTMLElement): (string | undefined)[] {
  return [...root.querySelectorAll<HTMLInputElement>('input:checked')].map(
    ({ labels }) => labels?.[0]?.textContent,
  );
}

/** Records the names of boxes that are ticked from now on. */
function hearTicks(root: HTMLElement): (string | undefined)[] {
  const heard: (string | undefined)[] = [];
  root.addEventListener('change', ({ target }) => {
    const { checked, labels } = target as HTMLInputElement;
    if (checked) heard.push(labels?.[0]?.textContent);
  });
  return heard;
}

function type(root: HTMLElement, text: string): void {
  const input = root.querySelector('input');
  if (!input) throw new Error('There is no field.');
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Waits until observers of the document have received all changes. */
function settled(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}

function goLive(): void {
  document.dispatchEvent(new Event('portal-live'));
}
