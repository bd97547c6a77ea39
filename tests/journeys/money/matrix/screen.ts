/** The visible content of a page at one moment. */
export interface Screen {
  address: string;
  heading: string;
  /** All readable text, including dialogs. */
  text: string;
  /** Title of the open dialog; empty without one. */
  dialog: string;
  /** Names of the buttons and links of the main content, or of the open dialog, in their order. */
  controls: readonly string[];
}

/**
 * Reads the page. Runs in it, before or beside its own scripts, so it must not use functions of this module. `innerText`
 * leaves out what is not rendered.
 */
export function readScreen(): Screen {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, alone
  const textOf = (element: Element | null | undefined): string =>
    element instanceof HTMLElement ? element.innerText.trim() : '';
  const dialog = document.querySelector('[role=alertdialog], [role=dialog]');
  const titles = dialog?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const title = titles.map((id) => textOf(document.getElementById(id))).join(' ');
  const place = dialog ?? document.querySelector('main');
  const controls = [...(place?.querySelectorAll('button, a[href]') ?? [])]
    .filter((control) => control instanceof HTMLElement && control.offsetParent !== null)
    .map(textOf);
  return {
    address: location.href,
    heading: textOf(document.querySelector('main h1')),
    text: textOf(document.body),
    dialog: dialog ? title || textOf(dialog) : '',
    controls,
  };
}
