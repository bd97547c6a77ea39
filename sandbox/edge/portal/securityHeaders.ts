import { strictTransport } from '../../platform/http/strictTransport.ts';

/** The headers that every answer of the portal's listener carries, errors included. */
const everywhere: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers that have an effect on pages only; on each file of a first screen they would add another 4 kB. */
const onPages: Record<string, string> = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(self), display-capture=(), geolocation=(self), gyroscope=(), ' +
    'hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
};

/** The parts of the policy that differ between pages. */
export interface PagePolicy {
  /** Origin of the card frame. */
  cards: string;
  /** New for each page; allows the style elements that carry it. */
  nonce: string;
}

/** The content security policy of the portal's page: it loads from our own origins only, and no string becomes code. */
export function pageSecurityPolicy({ cards, nonce }: PagePolicy): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${cards}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'report-uri /csp-reports',
  ].join('; ');
}

/** Policy of answers that are no page: a browser that shows one anyway runs and loads nothing. */
const noPagePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Adds the headers that are missing from an answer. What a handler has set itself stays.
 *
 * @param options.https whether the origin is reached by https, so that `strict-transport-security` is sent
 */
export function withSecurityHeaders(
  response: Response,
  options: { https: boolean; traceId: string },
): Response {
  const headers = new Headers(response.headers);
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  const added = {
    ...everywhere,
    ...(isPage && onPages),
    'content-security-policy': noPagePolicy,
    'x-trace-id': options.traceId,
  };
  for (const [name, value] of Object.entries(added)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  // For browsers without `frame-ancestors`; this header cannot name an allowed page.
  if (headers.get('content-security-policy')?.includes("frame-ancestors 'none'") === true)
    headers.set('x-frame-options', 'DENY');
  if (options.https) headers.set('strict-transport-security', strictTransport);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
