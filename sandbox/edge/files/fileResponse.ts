import type { Encoding, StoredFile } from './fileStore.ts';

/** How long an answer may be kept: for ever when its address says what is in it, else it is asked about each time. */
export type Freshness = 'immutable' | 'revalidate';

const cacheControl: Record<Freshness, string> = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
};

/** Sends a file in the smallest form that the browser takes, or 304 when it has it already. */
export async function fileResponse(
  request: Request,
  file: StoredFile,
  freshness: Freshness,
): Promise<Response> {
  const encoding = preferredEncoding(request.headers.get('accept-encoding'));
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

function preferredEncoding(accepted: string | null): Encoding | undefined {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim());
  const takes = (name: string): boolean =>
    offers.some(
      (offer) => offer === name || (offer.startsWith(`${name};`) && !/;\s*q=0(\.0+)?$/.test(offer)),
    );
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : undefined;
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
