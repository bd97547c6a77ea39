/**
 * The script of a page that comes with the screen of one customer. It runs before any of that is parsed, and sees to what
 * the HTML cannot say: that it is not shown where this browser knows better, the styles that the policy of the page
 * refuses in attributes, and that nothing that is pressed or typed before the portal's code is there is lost.
 */
const { unstored = '{}' } = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};
const keys = JSON.parse(unstored) as { storage?: string[]; tabStorage?: string[]; but?: string };
const nothing = new RegExp(keys.but ?? '^$');

function holdsAny(open: () => Storage, names: readonly string[] = []): boolean {
  try {
    return names.some((name) => {
      const value = open().getItem(name);
      return value !== null && !nothing.test(value);
    });
  } catch {
    // A browser that refuses its storage has nothing in it.
    return false;
  }
}

/** Of these keys the screen was made as if nothing was stored: a banner that was put away, a step that was left half done. */
const isAnother =
  holdsAny(() => localStorage, keys.storage) || holdsAny(() => sessionStorage, keys.tabStorage);

/** What the parser has added is looked at before it is painted. */
const parsing = new MutationObserver(() => {
  if (isAnother) document.querySelector('#root')?.replaceChildren();
  for (const each of document.querySelectorAll<HTMLElement>('[data-style]')) {
    each.style.cssText = each.dataset['style'] ?? '';
    delete each.dataset['style'];
  }
});
parsing.observe(document, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => parsing.disconnect(), { once: true });

/** What does something only with the script. A link is a link. */
const controls = 'button, input, select, textarea, summary, [role="button"]';

/** A control that was used, what it was called then, and the heading of the screen. */
interface Used {
  control: HTMLElement;
  name: string;
  heading: string | undefined;
}

let held: Used | undefined;
const holding = new AbortController();

/** What has been typed or chosen, by where. */
const typed = new Map<HTMLElement, Used & { value: string }>();

const headingNow = (): string | undefined => document.querySelector('h1')?.textContent;

function nameOf(control: HTMLElement): string {
  const labels = 'labels' in control ? [...((control.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
  return [control.ariaLabel, ...[control, ...labels].map(({ textContent }) => textContent)].join(' ');
}

function hold(event: Event): void {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>(controls);
  if (!control || !control.closest('#root')) return;
  held = { control, name: nameOf(control), heading: headingNow() };
  event.preventDefault();
  event.stopImmediatePropagation();
}

function remember({ target }: Event): void {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  if (isField && target.closest('#root'))
    typed.set(target, {
      control: target,
      name: nameOf(target),
      heading: headingNow(),
      value: target.value,
    });
}

/**
 * The same control where the portal's own screen has taken the place of this one. Of several that are called the same, as
 * in the rows of a table, nobody knows which was meant, and "Continue" on another screen is another: then it is none.
 */
function counterpart({ control, name, heading }: Used): HTMLElement | undefined {
  if (control.isConnected) return control;
  if (headingNow() !== heading) return undefined;
  const alike = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (each) => each.tagName === control.tagName && nameOf(each) === name,
  );
  return alike.length === 1 ? alike[0] : undefined;
}

/**
 * React hydrates first what an event goes to, and nobody listens to this one. What becomes live by the very event that
 * should be heard has not changed for React: a browser checks a radio button before anybody hears of the click.
 */
function hydrate(control: HTMLElement): void {
  control.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }));
}

function tellTyped(field: HTMLElement, value: string): void {
  if (!('value' in field)) return;
  hydrate(field);
  // React knows what was set at the field itself; what its prototype sets is what somebody has typed.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** How long a part of the portal's own screen may be on its way, in milliseconds, until a press is forgotten. */
const longestWait = 10_000;

/** Does it where the control is, as soon as it is there, unless the customer does something else first. */
function once(used: Used, act: (control: HTMLElement) => void): void {
  const root = document.querySelector('#root');
  const there = counterpart(used);
  if (there || !root) return void (there && act(there));
  const watching = new MutationObserver(() => {
    const control = counterpart(used);
    if (!control) return;
    stop();
    act(control);
  });
  const stop = (): void => watching.disconnect();
  watching.observe(root, { childList: true, subtree: true });
  setTimeout(stop, longestWait);
  for (const other of ['pointerdown', 'keydown'])
    addEventListener(other, stop, { capture: true, once: true });
}

document.addEventListener('click', hold, { capture: true, signal: holding.signal });
document.addEventListener('input', remember, { capture: true, signal: holding.signal });
document.addEventListener(
  'portal-live',
  () => {
    holding.abort();
    for (const used of typed.values()) once(used, (field) => tellTyped(field, used.value));
    if (!held) return;
    const pressed = held;
    once(pressed, (control) => {
      hydrate(control);
      // Where hydrating it has failed, React has drawn another in its place.
      counterpart(pressed)?.click();
    });
  },
  { once: true },
);
