// @vitest-environment happy-dom
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

/** Runs the script on a page that comes with a screen. */
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

function type(root: HTMLElement, text: string): void {
  const input = root.querySelector('input');
  if (!input) throw new Error('There is no field.');
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What observes the document has been told of all that happened. */
function settled(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}

function goLive(): void {
  document.dispatchEvent(new Event('portal-live'));
}
