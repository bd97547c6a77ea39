import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Negotiator from 'negotiator';
import { readLanguage, type Language } from '../../platform/language.ts';
import { html, SafeHtml } from '../../platform/html.ts';
import copyEnglish from './copy/en.json' with { type: 'json' };
import copySpanish from './copy/es.json' with { type: 'json' };

/** A failure as the browser sees it: its kind, and the id that finds it in the log. Nothing else. */
export interface Problem {
  status: number;
  /** Stable name for programs. */
  code: string;
  traceId: string;
}

/** Answers with a page for a browser's navigation, and with JSON otherwise. */
export function problemResponse(request: Request, { status, code, traceId }: Problem): Response {
  const headers = { 'cache-control': 'no-store', 'x-trace-id': traceId };
  if (!wantsPage(request)) return Response.json({ error: { code, traceId } }, { status, headers });
  const language = readLanguage(request.headers.get('accept-language'));
  const nonce = randomBytes(16).toString('base64');
  return new Response(problemPage(language, status === 404, traceId, nonce), {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; ` +
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; report-uri /csp-reports",
    },
  });
}

function wantsPage(request: Request): boolean {
  if (request.method !== 'GET') return false;
  const accepted = new Negotiator({ headers: { accept: request.headers.get('accept') ?? '' } });
  return accepted.mediaType(['application/json', 'text/html']) === 'text/html';
}

const copies: Record<Language, typeof copyEnglish> = { en: copyEnglish, es: copySpanish };
const style = new SafeHtml(readFileSync(join(import.meta.dirname, 'problem-page.css'), 'utf8'));

/** The page shown for a failure. It loads no other file, since that file may be broken. */
function problemPage(language: Language, isMissing: boolean, reference: string, nonce: string): string {
  const copy = copies[language];
  const title = isMissing ? copy.missingTitle : copy.errorTitle;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${style}
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
