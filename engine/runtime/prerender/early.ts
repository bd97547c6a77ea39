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

/** A control that was used, and what it was called then. */
interface Used {
  control: HTMLElement;
  name: string;
}

let held: Used | undefined;
const holding = new AbortController();

/** What has been typed or chosen, by where. */
const typed = new Map<HTMLElement, Used & { value: string }>();

function nameOf(control: HTMLElement): string {
  const labels = 'labels' in control ? [...((control.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
  return [control.ariaLabel, ...[control, ...labels].map(({ textContent }) => textContent)].join(' ');
}

function hold(event: Event): void {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>(controls);
  if (!control || !control.closest('#root')) return;
  held = { control, name: nameOf(control) };
  event.preventDefault();
  event.stopImmediatePropagation();
}

function remember({ target }: Event): void {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  if (isField && target.closest('#root'))
    typed.set(target, { control: target, name: nameOf(target), value: target.value });
}

/**
 * The same control where the portal's own screen has taken the place of this one. Of several that are called the same, as
 * in the rows of a table, nobody knows which was meant: then it is none.
 */
function counterpart({ control, name }: Used): HTMLElement | undefined {
  if (control.isConnected) return control;
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

document.addEventListener('click', hold, { capture: true, signal: holding.signal });
document.addEventListener('input', remember, { capture: true, signal: holding.signal });
document.addEventListener(
  'portal-live',
  () => {
    holding.abort();
    for (const used of typed.values()) {
      const field = counterpart(used);
      if (field) tellTyped(field, used.value);
    }
    const control = held && counterpart(held);
    if (!control) return;
    hydrate(control);
    control.click();
  },
  { once: true },
);
