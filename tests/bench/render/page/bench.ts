import { flushSync } from 'react-dom';

/** The views of a measured page. */
export type View = 'nothing' | 'page' | 'form';

/** The functions of a measured page that the driver calls. */
export interface Bench {
  /** Shows a view; resolves with the milliseconds until all of its rows are in the document. */
  mount(view: View): Promise<number>;
  /** Types so many letters into fields in turn; returns the milliseconds for one. */
  type(count: number): number;
  /** Turns the toggle on and off so many times; returns the milliseconds for one. */
  flip(count: number): number;
  /** The words on the page, to compare the two. */
  words(): string;
}

declare global {
  interface Window {
    bench?: Bench;
  }
}

/** The parts of a page that is measured. */
export interface Subject {
  container: HTMLElement;
  /** Number of rows of each view. */
  rows: Record<View, number>;
  go(view: View): void;
  setToggle(on: boolean): void;
}

/** Exposes the page to the driver. Every change is flushed, so that React's whole work is measured. */
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

/** A page without rows is still loading, unless nothing is to show. */
function isSettled(view: View, rows: number): boolean {
  return view === 'nothing' || rows > 0;
}

/** Rejects after 20 s with the text of the page. */
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

/** Types into a field: the prototype's setter bypasses React's value tracker, which would make React ignore the event. */
function write(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
