import { html, type SafeHtml } from '../../../platform/html.ts';
import type { Language } from '../../../platform/language.ts';

/** The parts of a page of the identity service. */
export interface PageFrame {
  language: Language;
  title: string;
  brand: string;
  content: SafeHtml;
  /** Address of a script that improves the page. */
  script?: string;
}

/** Renders a whole page. */
export function pageFrame({ language, title, brand, content, script }: PageFrame): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – ${brand}</title>
        <link rel="stylesheet" href="/style/fonts.css" />
        <link rel="stylesheet" href="/style/tokens.css" />
        <link rel="stylesheet" href="/style/sign-in.css" />
        ${script === undefined ? undefined : html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <header><p class="brand">${brand}</p></header>
        <main>${content}</main>
      </body>
    </html> `.text;
}
