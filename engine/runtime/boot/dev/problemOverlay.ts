/** A problem of a manifest as the overlay shows it. */
export interface ShownProblem {
  code: string;
  /** File and line. */
  where: string;
  pointer: string;
  message: string;
  /** A sentence each, as far as known: what may be meant, the remedy, the fix, and to whom it happens. */
  hints: readonly string[];
}

const id = 'portal-problems';

/** Shows problems over the page; Escape or the button hides them until the next edit. */
export function showProblems(problems: readonly ShownProblem[]): void {
  hideProblems();
  const host = document.createElement('div');
  host.id = id;
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet()];
  const panel = part('section', '');
  panel.setAttribute('role', 'alert');
  const heading =
    problems.length === 1 ? 'One problem in the manifests' : `${problems.length} problems in the manifests`;
  const close = part('button', 'Hide');
  close.addEventListener('click', hideProblems);
  panel.append(
    part('h1', heading),
    part('p', 'The page shows the last good version.'),
    ...problems.map(article),
    close,
  );
  root.append(panel);
  document.body.append(host);
  document.addEventListener('keydown', hideOnEscape);
}

/** Takes the overlay away. */
export function hideProblems(): void {
  document.querySelector(`#${id}`)?.remove();
  document.removeEventListener('keydown', hideOnEscape);
}

function hideOnEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape') hideProblems();
}

function article({ code, where, pointer, message, hints }: ShownProblem): HTMLElement {
  const shown = part('article', '');
  shown.append(part('code', `${where} ${pointer}`), part('h2', `${code}: ${message}`));
  shown.append(...hints.map((hint) => part('p', hint)));
  return shown;
}

function part(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function sheet(): CSSStyleSheet {
  const styles = new CSSStyleSheet();
  styles.replaceSync(`
    section { position: fixed; inset: auto 1rem 1rem; max-block-size: 70vh; overflow: auto; z-index: 2147483647;
      padding: 1rem 1.5rem; border-radius: 0.75rem; background: #1b1f24; color: #f4f6f8;
      font: 0.9375rem/1.5 ui-monospace, monospace; box-shadow: 0 1rem 3rem rgb(0 0 0 / 40%); }
    h1 { margin: 0; font-size: 1.125rem; } h2 { margin: 0.25rem 0; font-size: 1rem; } p { margin: 0.25rem 0; }
    article { margin-block: 1rem; padding-inline-start: 1rem; border-inline-start: 3px solid #f48f86; }
    code { color: #9fd4ff; } button { font: inherit; padding: 0.5rem 1rem; }`);
  return styles;
}
