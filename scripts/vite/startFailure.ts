import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Project } from '../portal/project.ts';

interface Essential {
  start: { title: string; text: string };
  retry: string;
}

/**
 * Writes into the page the message that shows if the portal cannot start: in every language, since none is known yet, and
 * without a script, since that may be missing. The styles of `widgets/start-failure` show it.
 */
export function startFailure(project: Project): Plugin {
  return {
    name: 'start-failure',
    transformIndexHtml: (html) => html.replace('<!--start-failure-->', () => sections(project).join('')),
  };
}

function sections({ root, locales }: Project): string[] {
  const folder = join(root, locales);
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return languages.map(({ name }) => {
    const { start, retry } = JSON.parse(
      readFileSync(join(folder, name, 'essential.json'), 'utf8'),
    ) as Essential;
    const [title, text, again] = [start.title, start.text, retry].map(asHtml);
    return `<section lang="${name}"><h1>${title}</h1><p>${text}</p><a href="">${again}</a></section>`;
  });
}

function asHtml(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
