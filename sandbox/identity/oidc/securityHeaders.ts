import type { ServerResponse } from 'node:http';
import { strictTransport } from '../../platform/http/strictTransport.ts';

/**
 * Sets the security headers of every answer of the identity service.
 *
 * @param issuer origin of the service itself
 * @param portal origin of the portal: a sign-in is redirected there, and a browser checks `form-action` along the whole
 *   chain of redirects
 */
export function setSecurityHeaders(response: ServerResponse, issuer: string, portal: string): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${portal}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  response.setHeader('content-security-policy', policy.join('; '));
  response.setHeader('x-content-type-options', 'nosniff');
  // With "no-referrer" a browser would send "Origin: null" with the form, and the form would be refused.
  response.setHeader('referrer-policy', 'same-origin');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader('cache-control', 'no-store');
  if (issuer.startsWith('https:')) response.setHeader('strict-transport-security', strictTransport);
}
