import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { errors, type Configuration } from 'oidc-provider';
import { readLanguage, readLocales, type Language } from '../../platform/language.ts';
import { senderOf } from '../../platform/http/requestListener.ts';
import { createRateLimit, TooManyRequests } from '../../platform/rateLimit.ts';
import { createIdentityProvider, signInPath, type IdentityProviderOptions } from './identityProvider.ts';
import { identityErrorPage } from './page/errorPage.ts';
import { sendPageFile } from './pageFiles.ts';
import { setSecurityHeaders } from './securityHeaders.ts';
import type { SignInHelp } from './page/signInPage.ts';
import { serveSignIn } from './signInRoutes.ts';

/** Limit of sign-ins and forms per IP address: each leaves a row. */
const stepsOfAddress = { burst: 400, perSecond: 4 };

export interface IdentityOptions extends Omit<IdentityProviderOptions, 'renderError'> {
  /** Origin of the portal. */
  portal: string;
  /** As for `senderOf`. */
  proxies: number;
  /** Address of the portal for a browser whose sign-in is over: finished, expired or unknown. */
  overAddress: string;
  brand: string;
  /** Pages of the portal for those who cannot sign in. */
  help: SignInHelp;
  /** Callback for every failure that the browser sees as an error page. */
  report: (error: unknown, reference: string) => void;
}

/** The identity service as a listener for `node:http`: OpenID endpoints, sign-in page, its files. */
export function createIdentityListener(options: IdentityOptions): RequestListener {
  const provider = createIdentityProvider({ ...options, renderError: renderErrorWith(options) });
  const serveOpenId = provider.callback();
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const isForm = request.method === 'POST' && path.startsWith(signInPath);
    if (isSignIn(path) || isForm) steps.take(senderOf(request, options.proxies) ?? 'nowhere');
    if (path.startsWith(signInPath)) {
      return serveSignIn(request, response, { ...options, provider, origin: options.issuer });
    }
    if (sendPageFile(path, response)) return undefined;
    if (path === '/') return void response.writeHead(303, { location: options.portal }).end();
    if (path === '/favicon.ico') return void response.writeHead(204).end();
    return serveOpenId(request, response);
  };
  const { host } = new URL(options.issuer);
  const steps = createRateLimit(stepsOfAddress);
  return (request, response) => {
    setSecurityHeaders(response, options.issuer, options.portal);
    // The service builds its own addresses from the request's host, so only one host is accepted.
    if (request.headers.host !== host)
      return void response.writeHead(307, { location: options.issuer + (request.url ?? '') }).end();
    serve(request, response).catch((error: unknown) => sendErrorPage(error, request, response, options));
  };
}

/** Whether the service begins a sign-in at this path: its router takes capitals and a slash at the end, too. */
function isSignIn(path: string): boolean {
  return /^\/auth\/*$/i.test(path);
}

function sendErrorPage(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  options: IdentityOptions,
): void {
  if (response.headersSent) return void response.destroy();
  if (error instanceof TooManyRequests) {
    response.setHeader('retry-after', error.retryAfterSeconds);
    return void response.writeHead(429, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message);
  }
  if (isOver(error)) return void response.writeHead(303, { location: options.overAddress }).end();
  response.statusCode = 400;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(writeErrorPage(error, readLanguage(request.headers['accept-language']), options));
}

function renderErrorWith(options: IdentityOptions): NonNullable<Configuration['renderError']> {
  return (context, _answer, error) => {
    if (isOver(error)) {
      context.status = 303;
      context.redirect(options.overAddress);
      return;
    }
    const named = context.oidc?.params?.['ui_locales'];
    const language = named === undefined ? readLanguage(context.get('accept-language')) : readLocales(named);
    context.type = 'html';
    context.body = writeErrorPage(error, language, options);
  };
}

/** Whether a sign-in is over: after Back, on a page left open too long, at an unknown address. That is no failure. */
function isOver(error: unknown): boolean {
  return error instanceof errors.SessionNotFound;
}

function writeErrorPage(error: unknown, language: Language, options: IdentityOptions): string {
  const reference = randomUUID();
  options.report(error, reference);
  return identityErrorPage({
    language,
    brand: options.brand,
    portal: options.portal,
    reference,
  });
}
