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

/** A control that was used, what it was called then, the heading of the screen, and what was entered unless it was pressed. */
interface Used {
  control: HTMLElement;
  name: string;
  heading: string | undefined;
  value?: string | boolean;
}

let held: Used | undefined;
const holding = new AbortController();

/** What has been typed, chosen or ticked, by where, in this order. */
const entered = new Map<HTMLElement, Used>();

const headingNow = (): string | undefined => document.querySelector('h1')?.textContent;

function nameOf(control: HTMLElement): string {
  const labels = 'labels' in control ? [...((control.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
  return [control.ariaLabel, ...[control, ...labels].map(({ textContent }) => textContent)].join(' ');
}

/** What is ticked shows it at once, by itself: whoever sees nothing happen presses again, and has taken it back. */
function isTicked(control: EventTarget): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
}

function hold(event: Event): void {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>(controls);
  if (!control || !control.closest('#root') || isTicked(control)) return;
  held = { control, name: nameOf(control), heading: headingNow() };
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isLost) location.reload();
}

/** Whether the portal's code could not be had: nothing here will be done then, and only the page itself can be asked for again. */
let isLost = false;

function lose({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
  isLost = true;
  if (held) location.reload();
}

/** What has just been entered, and where; undefined where it is none of the portal's own fields. */
function enteredIn({ target }: Event): Used | undefined {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  if (!isField || !target.closest('#root')) return undefined;
  const value = isTicked(target) ? target.checked : target.value;
  return { control: target, name: nameOf(target), heading: headingNow(), value };
}

function remember(event: Event): void {
  const used = enteredIn(event);
  if (!used) return;
  // What was pressed was meant for what stood there then, and not for what stands there since.
  held = undefined;
  const { control } = used;
  if (control instanceof HTMLInputElement && control.type === 'radio')
    for (const other of entered.keys())
      if (other instanceof HTMLInputElement && other.name === control.name) entered.delete(other);
  entered.set(control, used);
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

/** Whether React has taken it over, and hears what happens to it. */
function isLive(control: HTMLElement): boolean {
  return Object.keys(control).some((key) => key.startsWith('__reactProps'));
}

/**
 * React takes a screen over piece by piece. What the browser fills in without a key, as a saved address, would be there
 * before its field is live, and be taken for what has stood there all along.
 */
function enterLate(event: Event): void {
  const used = enteredIn(event);
  if (!used || isTicked(used.control) || isLive(used.control)) return;
  hydrate(used.control);
  if (!isLive(used.control)) return;
  event.stopImmediatePropagation();
  redo(used);
}

function enter(field: HTMLElement, value: string | boolean, isSame: boolean): void {
  if (isTicked(field)) {
    if (!isSame && field.checked === value) return;
    field.checked = !value;
    field.click();
  } else if ('value' in field) {
    // React knows what was set at the field itself; what its prototype sets is what somebody has typed.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
}

/** Does it where the control is. Returns whether it is there. */
function redo(used: Used): boolean {
  const drawn = counterpart(used);
  if (drawn) hydrate(drawn);
  // Where hydrating it has failed, React has drawn another in its place.
  const control = counterpart(used);
  if (!control) return false;
  if (used.value === undefined) control.click();
  else enter(control, used.value, control === used.control);
  return true;
}

/** How long a part of the portal's own screen may be on its way, in milliseconds, until what was done is forgotten. */
const longestWait = 10_000;

/** Does all of it in its order, each as soon as its control is there, unless the customer does something else first. */
function redoInOrder(waiting: Used[]): void {
  const go = (): void => {
    while (waiting[0] && redo(waiting[0])) waiting.shift();
    if (waiting.length === 0) stop();
  };
  const watching = new MutationObserver(go);
  const stop = (): void => {
    watching.disconnect();
    waiting = [];
  };
  const root = document.querySelector('#root');
  if (root) watching.observe(root, { childList: true, subtree: true });
  setTimeout(stop, longestWait);
  for (const other of ['pointerdown', 'keydown'])
    addEventListener(other, stop, { capture: true, once: true });
  go();
}

// Until the portal is there to scroll, coming back leads to the top: where the browser would, the page is not yet as it was.
history.scrollRestoration = 'manual';
addEventListener('error', lose, { capture: true, signal: holding.signal });
document.addEventListener('click', hold, { capture: true, signal: holding.signal });
document.addEventListener('input', remember, { capture: true, signal: holding.signal });
document.addEventListener(
  'portal-live',
  () => {
    holding.abort();
    document.addEventListener('input', enterLate, { capture: true });
    redoInOrder([...entered.values(), ...(held ? [held] : [])]);
  },
  { once: true },
);
