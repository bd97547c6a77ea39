import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '../../platform/contentType.ts';

export interface CardFrameOptions {
  /** Folder of the page, the output of `npm run build:card-frame`. */
  folder: string;
  /** The only origin that may embed the frame and talk to it, such as `http://localhost:4000`. */
  portalOrigin: string;
}

/** Path of the page of the frame. */
const framePath = '/frame';

/** Matches assets, into whose names the build puts a digest of the content. */
const assetPath = /^\/frame\/assets\/([\w-]+\.(?:js|css|woff2))$/;

/** Answers with the page of the card frame and its files; `undefined` for any other path of its origin. */
export function handleCardFrameRequest(
  options: CardFrameOptions,
  request: Request,
): Promise<Response> | undefined {
  const { pathname } = new URL(request.url);
  const asset = assetPath.exec(pathname)?.[1];
  if (asset !== undefined) return answerWithAsset(options, asset);
  return pathname === framePath ? answerWithPage(options) : undefined;
}

async function answerWithPage({ folder, portalOrigin }: CardFrameOptions): Promise<Response> {
  const origin = new URL(portalOrigin).origin;
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  return new Response(
    template.replace('__PORTAL_ORIGIN__', () => origin),
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': framePolicy(origin),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      },
    },
  );
}

async function answerWithAsset({ folder }: CardFrameOptions, name: string): Promise<Response> {
  const bytes = await readFile(join(folder, 'assets', name)).catch(() => undefined);
  if (bytes === undefined) return new Response('Not found', { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': contentTypeOf(name),
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Policy of the frame: only its own files and calls, no string becomes code or markup, and only the portal may embed it. */
function framePolicy(portalOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portalOrigin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
