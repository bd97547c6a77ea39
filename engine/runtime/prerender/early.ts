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

let held: HTMLElement | undefined;
const holding = new AbortController();

function hold(event: Event): void {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>(controls);
  if (!control || !control.closest('#root')) return;
  held = control;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The same control where the portal's own screen has taken the place of this one. */
function counterpart(of: HTMLElement): HTMLElement | undefined {
  if (of.isConnected) return of;
  const all = [...document.querySelectorAll<HTMLElement>(controls)];
  return all.find(({ tagName, textContent, id }) =>
    of.id === '' || of.tagName !== 'INPUT'
      ? tagName === of.tagName && textContent === of.textContent
      : id === of.id,
  );
}

/** What has been typed or chosen, by where. */
const typed = new Map<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, string>();

function remember({ target }: Event): void {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  if (isField && target.closest('#root')) typed.set(target, target.value);
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

document.addEventListener('click', hold, { capture: true, signal: holding.signal });
document.addEventListener('input', remember, { capture: true, signal: holding.signal });
document.addEventListener(
  'portal-live',
  () => {
    holding.abort();
    for (const [field, value] of typed) {
      const now = counterpart(field);
      if (now) tellTyped(now, value);
    }
    const control = held && counterpart(held);
    if (!control) return;
    hydrate(control);
    control.click();
  },
  { once: true },
);
