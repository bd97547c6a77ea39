import styles from './showStartFailure.module.css';

interface EssentialSentences {
  start: { title: string; text: string };
  retry: string;
}

/** What is said when no release has ever reached this browser: in both languages, without the engine. */
export function showStartFailure(
  container: HTMLElement,
  essential: Readonly<Record<string, EssentialSentences>>,
): void {
  const parts = Object.entries(essential).map(([language, { start, retry }]) => {
    const part = document.createElement('section');
    part.lang = language;
    const again = element('button', retry);
    again.addEventListener('click', () => location.reload());
    part.append(element('h1', start.title), element('p', start.text), again);
    return part;
  });
  const page = document.createElement('main');
  page.className = styles.page ?? '';
  page.append(...parts);
  container.replaceChildren(page);
}

function element(name: string, text: string): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}
