import { randomBytes } from 'node:crypto';
import { readLanguage } from '../sign-in/index.ts';
import { problemPage } from './problemPage.ts';

/** A failure as the browser learns of it: what kind, and where to find it in the log. Nothing else. */
export interface Problem {
  status: number;
  /** Stable name for programs. */
  code: string;
  traceId: string;
}

/** Answers with a page when a person waits for one, and with JSON otherwise. */
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
  return request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html');
}
