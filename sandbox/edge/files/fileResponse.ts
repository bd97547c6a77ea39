import { preferredEncoding } from './encoding.ts';
import type { StoredFile } from './fileStore.ts';

/** How long a browser may cache an answer: for ever if its address contains a digest of its content, else it revalidates. */
export type Freshness = 'immutable' | 'revalidate';

const cacheControl: Record<Freshness, string> = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
};

/** Answers with a file in the smallest encoding that the browser accepts, or 304 if it has the file already. */
export async function fileResponse(
  request: Request,
  file: StoredFile,
  freshness: Freshness,
): Promise<Response> {
  const encoding = preferredEncoding(request);
  const smaller = encoding === undefined ? undefined : await file.compressed(encoding);
  const headers = new Headers({
    'content-type': file.contentType,
    'cache-control': cacheControl[freshness],
    etag: file.etag,
    vary: 'accept-encoding',
  });
  if (matches(request.headers.get('if-none-match'), file.etag))
    return new Response(undefined, { status: 304, headers });
  if (encoding !== undefined && smaller !== undefined) headers.set('content-encoding', encoding);
  const bytes = smaller ?? file.bytes;
  headers.set('content-length', String(bytes.length));
  return new Response(request.method === 'HEAD' ? undefined : new Uint8Array(bytes), { headers });
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
