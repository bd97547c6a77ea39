/**
 * The script of a page that comes with one customer's screen. It runs before the screen is parsed: hides it if this
 * browser knows better, sets the styles that the page's policy refuses in attributes, and keeps everything that is
 * pressed or typed before the portal's code is there.
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

/** The screen was drawn as if nothing were stored under these keys: no dismissed banner, no step left half done. */
const isAnother =
  holdsAny(() => localStorage, keys.storage) || holdsAny(() => sessionStorage, keys.tabStorage);

/** Looks at parsed elements before they are painted. */
const parsing = new MutationObserver(() => {
  if (isAnother) document.querySelector('#root')?.replaceChildren();
  for (const each of document.querySelectorAll<HTMLElement>('[data-style]')) {
    each.style.cssText = each.dataset['style'] ?? '';
    delete each.dataset['style'];
  }
});
parsing.observe(document, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => parsing.disconnect(), { once: true });

/** Controls that need the script. A link is a link. */
const controls = 'button, input, select, textarea, summary, [role="button"]';

/** A used control, its name then, the heading of the screen, and what was entered unless it was pressed. */
interface Used {
  control: HTMLElement;
  name: string;
  heading: string | undefined;
  value?: string | boolean;
}

let held: Used | undefined;
const holding = new AbortController();

/** Typed, chosen and ticked values by control, in their order. */
const entered = new Map<HTMLElement, Used>();

const headingNow = (): string | undefined => document.querySelector('h1')?.textContent;

/** A control and its labels, of which a press is one of it. */
function withLabels(control: HTMLElement): HTMLElement[] {
  const labels = 'labels' in control ? [...((control.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
  return [control, ...labels];
}

function nameOf(control: HTMLElement): string {
  return [control.ariaLabel, ...withLabels(control).map(({ textContent }) => textContent)].join(' ');
}

/** A ticked box shows it at once, by itself: a customer who sees nothing happen presses again, which unticks it. */
function isTicked(control: EventTarget): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
}

/** The control of an event that presses it; undefined outside of the portal's own, and for what is ticked. */
function pressedIn({ target }: Event): Used | undefined {
  const control = target instanceof Element && target.closest<HTMLElement>(controls);
  if (!control || !control.closest('#root') || isTicked(control)) return undefined;
  return { control, name: nameOf(control), heading: headingNow() };
}

/** What a press ticks, on the box itself or its label. A link in a label is a link. */
function tickedIn({ target }: Event): Used | undefined {
  const around = target instanceof Element ? target.closest('a[href], label') : null;
  const control = around instanceof HTMLLabelElement ? around.control : (around ?? target);
  if (!control || !isTicked(control) || !control.closest('#root')) return undefined;
  const value = control.type === 'radio' || !control.checked;
  return { control, name: nameOf(control), heading: headingNow(), value };
}

function hold(event: Event): void {
  begun = undefined;
  const pressed = pressedIn(event);
  if (!pressed) return;
  held = pressed;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isLost) location.reload();
}

/** A press that has begun and not ended, and its event. */
let begun: { used: Used; at: PointerEvent } | undefined;

function begin(at: PointerEvent): void {
  const used = at.isPrimary && at.button === 0 ? (pressedIn(at) ?? tickedIn(at)) : undefined;
  begun = used && { used, at };
}

/** Farthest that a pointer moves by itself while it presses, in CSS pixels; `keepPresses.ts` has it, too: this script imports nothing. */
const dragThreshold = 10;

/**
 * Ends a press that began before its control was live: the portal hears only the end of it, and takes that for none. Who has
 * moved the pointer away meanwhile has taken the press back.
 */
function endLate({ used, at }: { used: Used; at: PointerEvent }): void {
  const ended = new AbortController();
  const listening = { capture: true, signal: ended.signal };
  const end = (click: MouseEvent): void => {
    ended.abort();
    const isAway = Math.hypot(click.clientX - at.clientX, click.clientY - at.clientY) > dragThreshold;
    if (isAway && !withLabels(used.control).some((each) => each.contains(click.target as Node))) return;
    click.preventDefault();
    click.stopImmediatePropagation();
    redoInOrder([used]);
  };
  addEventListener('click', end, listening);
  // Of a control that was drawn anew meanwhile a mouse makes no click; where one comes, it comes in the same task.
  const endAnew = (up: PointerEvent): void => {
    if (up.pointerType === 'mouse' && !used.control.isConnected)
      setTimeout(() => void (ended.signal.aborted || end(up)));
  };
  addEventListener('pointerup', endAnew, listening);
  for (const other of ['pointerdown', 'pointercancel', 'keydown'])
    addEventListener(other, () => ended.abort(), listening);
}

/** Whether the portal's code could not be loaded: held inputs will never be replayed, and only a reload helps. */
let isLost = false;

function lose({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
  isLost = true;
  if (held) location.reload();
}

/** The value that was just entered, and its control; undefined outside of the portal's own fields. */
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
  // A press is meant for the screen at that time, not for one that has replaced it.
  held = undefined;
  const { control } = used;
  if (control instanceof HTMLInputElement && control.type === 'radio')
    for (const other of entered.keys())
      if (other instanceof HTMLInputElement && other.name === control.name) entered.delete(other);
  entered.set(control, used);
}

/**
 * The same control after the portal's own screen has replaced this one. None if several have the same name, as in the
 * rows of a table, since nobody knows which was meant; and none on another screen, where "Continue" is another button.
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
 * Makes React hydrate a control: it hydrates first where an event goes, and nobody listens to `auxclick`. With the event to
 * replay React would miss its change: a browser checks a radio button before it dispatches the click.
 */
function hydrate(control: HTMLElement): void {
  control.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }));
}

/** Whether React has hydrated it and hears its events. */
function isLive(control: HTMLElement): boolean {
  return Object.keys(control).some((key) => key.startsWith('__reactProps'));
}

/**
 * React hydrates a screen piece by piece. Values that the browser fills in without a key, such as a saved address, would
 * be there before their field is hydrated, and be taken for its initial value.
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
    // React notices values set on the element itself; a setter of the prototype sets them as typing does.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
}

/** Replays it at its control. Returns whether the control is there. */
function redo(used: Used): boolean {
  const drawn = counterpart(used);
  if (drawn) hydrate(drawn);
  // After a failed hydration, React has drawn another element instead.
  const control = counterpart(used);
  if (!control) return false;
  if (used.value === undefined) control.click();
  else enter(control, used.value, control === used.control);
  return true;
}

/** After this time without its control, in milliseconds, an input is dropped. */
const longestWait = 10_000;

/** Replays all inputs in their order, each as soon as its control is there, unless the customer does something else first. */
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

// The portal restores the scroll position: the browser would do it before the page is as it was.
history.scrollRestoration = 'manual';
addEventListener('pointerdown', begin, { capture: true, signal: holding.signal });
addEventListener('error', lose, { capture: true, signal: holding.signal });
document.addEventListener('click', hold, { capture: true, signal: holding.signal });
document.addEventListener('input', remember, { capture: true, signal: holding.signal });
document.addEventListener(
  'portal-live',
  () => {
    holding.abort();
    document.addEventListener('input', enterLate, { capture: true });
    redoInOrder([...entered.values(), ...(held ? [held] : [])]);
    if (begun) endLate(begun);
  },
  { once: true },
);
