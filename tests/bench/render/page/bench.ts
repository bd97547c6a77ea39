import { flushSync } from 'react-dom';

/** What a page under measurement can show. */
export type View = 'nothing' | 'page' | 'form';

/** What the driver calls in a page under measurement. */
export interface Bench {
  /** Shows a view; resolves with the milliseconds until all of its rows were in the document. */
  mount(view: View): Promise<number>;
  /** Types so many letters into fields in turn; resolves with the milliseconds that one took. */
  type(count: number): number;
  /** Turns the toggle on and off so many times; the milliseconds that one took. */
  flip(count: number): number;
  /** The words on the page, to compare the two. */
  words(): string;
}

declare global {
  interface Window {
    bench?: Bench;
  }
}

/** What a page has to offer to be measured. */
export interface Subject {
  container: HTMLElement;
  /** How many rows a view has. */
  rows: Record<View, number>;
  go(view: View): void;
  setToggle(on: boolean): void;
}

/** Offers the page to the driver. Every change is flushed, so that React's whole work is inside of what is measured. */
export function offer({ container, rows, go, setToggle }: Subject): void {
  const shown = container.getElementsByClassName('row');
  let field = 0;
  let on = true;
  window.bench = {
    async mount(view) {
      const start = performance.now();
      go(view);
      await until(container, () => shown.length === rows[view] && isSettled(view, shown.length));
      return performance.now() - start;
    },
    type(count) {
      const inputs = [...container.getElementsByTagName('input')];
      const start = performance.now();
      for (let key = 0; key < count; key += 1) {
        const input = inputs[(field += 7) % inputs.length];
        if (!input) throw new Error('There is no field.');
        flushSync(() => write(input, input.value.length > 20 ? 'a' : `${input.value}a`));
      }
      return (performance.now() - start) / count;
    },
    flip(count) {
      const start = performance.now();
      for (let flip = 0; flip < count; flip += 1) {
        on = !on;
        flushSync(() => setToggle(on));
      }
      return (performance.now() - start) / count;
    },
    words: () => container.querySelector('main')?.innerText ?? '',
  };
}

/** Nothing has no rows, and neither has a page that is still on its way. */
function isSettled(view: View, rows: number): boolean {
  return view === 'nothing' || rows > 0;
}

/** Rejects with what the page shows instead when that takes longer than anything here may. */
function until(container: HTMLElement, isDone: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`No rows: ${container.innerText}`)), 20_000);
    const observer = new MutationObserver(() => {
      if (!isDone()) return;
      observer.disconnect();
      clearTimeout(limit);
      resolve();
    });
    observer.observe(container, { childList: true, subtree: true });
  });
}

/** Writes as a person would: React listens to the event, and looks past its own note of the value. */
function write(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
