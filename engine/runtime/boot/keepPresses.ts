const controls = 'a[href], button, summary, [role="button"]';

/** Farthest that a pointer moves by itself while it presses, in CSS pixels. */
const dragThreshold = 10;

/** Marks the page while a mouse presses a control. */
const pressing = 'data-pressing';

/** A press that has begun: its control, what that said, and where. */
interface Press {
  control: HTMLElement;
  text: string | null;
  at: PointerEvent;
}

/**
 * Makes a press count for the control on which it began, although something that came meanwhile has moved the control: the
 * browser dispatches the click where neither is, at the first element that is around both ends of the press. Who moves the
 * pointer away takes the press back. A frame that comes under the pointer would hear the end of the press, and the page
 * nothing: frames let a pointer through meanwhile. Where the control was drawn anew between both ends (React does that where
 * what it takes over from the server has changed), the browser dispatches no click at all: the new one is clicked. Returns
 * how to stop.
 */
export function keepPresses(page: Document): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let press: Press | undefined;
  const mark = (isPressing: boolean): boolean => page.documentElement.toggleAttribute(pressing, isPressing);
  const stopLettingThrough = letThroughFrames(page);
  page.addEventListener(
    'pointerdown',
    (at) => {
      press = pressOf(at);
      // Fingers keep what they touched: the browser captures them.
      mark(press !== undefined && at.pointerType === 'mouse');
    },
    options,
  );
  for (const type of ['pointerup', 'pointercancel'] as const)
    page.addEventListener(type, () => mark(false), options);
  page.addEventListener(
    'pointerup',
    (up) => {
      const control = press && !press.control.isConnected && isSamePlace(press, up) && controlOf(up);
      if (!press || !control || control.textContent !== press.text) return;
      const anew = { ...press, control };
      press = anew;
      // A click comes in the same task, if one comes.
      setTimeout(() => {
        if (press !== anew || !control.isConnected) return;
        press = undefined;
        control.click();
      });
    },
    options,
  );
  // The end of a press outside of the window may not be heard.
  page.addEventListener('pointermove', ({ buttons }) => buttons === 0 && mark(false), options);
  page.addEventListener(
    'click',
    (click) => {
      const begun = press;
      press = undefined;
      if (!begun || !hasMoved(begun, click)) return;
      click.preventDefault();
      click.stopImmediatePropagation();
      begun.control.click();
    },
    options,
  );
  return () => {
    listening.abort();
    stopLettingThrough();
    mark(false);
  };
}

function letThroughFrames(page: Document): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[${pressing}] iframe { pointer-events: none; }`);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

function pressOf(at: PointerEvent): Press | undefined {
  const isPlain = at.isPrimary && at.button === 0 && !at.ctrlKey && !at.metaKey && !at.shiftKey;
  const control = controlOf(at);
  return isPlain && control ? { control, text: control.textContent, at } : undefined;
}

/** The control that an event met. */
function controlOf(event: Event): HTMLElement | null {
  const target = targetOf(event);
  return target instanceof Element ? target.closest<HTMLElement>(controls) : null;
}

/** Whether a press ended where it began. */
function isSamePlace({ at }: Press, end: MouseEvent): boolean {
  return Math.hypot(end.clientX - at.clientX, end.clientY - at.clientY) <= dragThreshold;
}

/** The element itself, also where it stands in a shadow tree. */
function targetOf(event: Event): Node | null {
  const [target] = event.composedPath();
  return target instanceof Node ? target : null;
}

/** Whether the click is the end of the press, and has missed its control, which is still there and still says the same. */
function hasMoved(press: Press, click: MouseEvent): boolean {
  const { control, text } = press;
  return (
    // Keys click, too.
    click.detail > 0 &&
    isSamePlace(press, click) &&
    !control.contains(targetOf(click)) &&
    control.isConnected &&
    control.textContent === text &&
    control.closest('[inert], [aria-hidden="true"]') === null
  );
}
