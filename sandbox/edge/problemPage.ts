import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, SafeHtml } from '../html/index.ts';
import type { Language } from '../sign-in/index.ts';
import copyEnglish from './copy/en.json' with { type: 'json' };
import copySpanish from './copy/es.json' with { type: 'json' };

const COPY: Record<Language, typeof copyEnglish> = { en: copyEnglish, es: copySpanish };
const STYLE = new SafeHtml(readFileSync(join(import.meta.dirname, 'problem-page.css'), 'utf8'));

/** What a person reads when there is no page to show. It loads nothing, since what it would load may be broken. */
export function problemPage(
  language: Language,
  isMissing: boolean,
  reference: string,
  nonce: string,
): string {
  const copy = COPY[language];
  const title = isMissing ? copy.missingTitle : copy.errorTitle;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${isMissing ? copy.missingText : copy.errorText}</p>
          <p><a href="/">${copy.action}</a></p>
          <p class="reference">${copy.reference}: ${reference}</p>
        </main>
      </body>
    </html>`.text;
}
