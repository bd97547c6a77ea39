const focusable = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex]';
const headings = 'h1, h2, h3, h4';

/** Where the element with the focus was taken out: what stood around it there. */
interface Place {
  around: Node;
  before: Node | null;
}

/**
 * Keeps the focus of who uses the keyboard where it was, although the control that had it has gone or was drawn anew: to
 * the control that stands there now, or to the next one, or to the heading above. Browsers leave it at the body, and the
 * next Tab begins at the top of the page. What stands there may still be loading, and hide its neighbours meanwhile, which
 * take no focus then: it goes there when something comes, unless the customer has gone on. What is replaced with its own
 * title has a focus of its own. Returns how to stop.
 */
export function keepFocus(page: Document): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  // A drawn page has the focus before its script is there.
  const { activeElement } = page;
  let last = activeElement && activeElement !== page.body ? activeElement : undefined;
  let byKey = last?.matches(':focus-visible') ?? false;
  let place: Place | undefined;
  page.addEventListener('keydown', () => (byKey = true), options);
  page.addEventListener(
    'pointerdown',
    () => {
      byKey = false;
      place = undefined;
    },
    options,
  );
  page.addEventListener(
    'focusin',
    ({ target }) => (last = target instanceof Element ? target : undefined),
    options,
  );
  const isLost = (): boolean => !page.activeElement || page.activeElement === page.body;
  const goThere = (): void => {
    // Who uses the keyboard has to see where they are, so what is out of sight is scrolled to.
    if (place && isLost()) targetAt(place)?.focus();
    if (!isLost() || !place?.around.isConnected) place = undefined;
  };
  const watching = new MutationObserver((records) => {
    place = placeOf(records) ?? place;
    // Whoever moves the focus for a reason of their own does so with the change; a closed dialog one frame later.
    if (place) requestAnimationFrame(() => setTimeout(goThere));
  });
  /** Where what had the focus was taken out; undefined where nothing was, or it was not there by keyboard. */
  function placeOf(records: readonly MutationRecord[]): Place | undefined {
    const lost = last;
    if (!lost || lost.isConnected || !byKey) return undefined;
    last = undefined;
    const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)));
    const gone = record && [...record.removedNodes].find((node) => node.contains(lost));
    if (!record || (gone instanceof Element && gone.querySelector('h1'))) return undefined;
    return { around: record.target, before: record.previousSibling };
  }
  watching.observe(page.body, { childList: true, subtree: true });
  return () => {
    listening.abort();
    watching.disconnect();
  };
}

/** What gets the focus of a control that stood there: what stands there now, else the nearest heading around it. */
function targetAt({ around, before }: Place): HTMLElement | undefined {
  let next = before?.isConnected ? before.nextSibling : around.firstChild;
  for (; next; next = next.nextSibling) {
    const control = next instanceof HTMLElement && controlIn(next);
    if (control) return control;
  }
  for (let each: Node | null = around; each instanceof Element; each = each.parentElement) {
    const heading = each.isConnected && each.querySelector<HTMLElement>(headings);
    if (heading) {
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      return heading;
    }
  }
  return undefined;
}

function controlIn(element: HTMLElement): HTMLElement | undefined {
  const all = [
    ...(element.matches(focusable) ? [element] : []),
    ...element.querySelectorAll<HTMLElement>(focusable),
  ];
  return all.find((each) => each.checkVisibility());
}
