import { compress, isCompressible, preferredEncoding } from './encoding.ts';

/**
 * An answer that was made for one request, in the smallest encoding that the browser accepts. An answer that varies by it already, as
 * files do, stays as it is.
 *
 * What is compressed tells its content by its length to whoever reads along and can have it sent again with text of his own
 * in it (BREACH). No token stands in any answer, the nonce of a page is valid once, and other sites can only navigate here.
 */
export async function compressAnswer(request: Request, response: Response): Promise<Response> {
  const contentType = response.headers.get('content-type') ?? '';
  const isFile = /\baccept-encoding\b/i.test(response.headers.get('vary') ?? '');
  if (response.body === null || isFile || !isCompressible(contentType, Infinity)) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  const encoding = isCompressible(contentType, bytes.length) ? preferredEncoding(request) : undefined;
  const smaller = encoding && (await compress(bytes, encoding, 'each'));
  if (encoding && smaller) headers.set('content-encoding', encoding);
  const sent = smaller ? new Uint8Array(smaller) : bytes;
  headers.set('content-length', String(sent.length));
  const { status, statusText } = response;
  return new Response(sent, { status, statusText, headers });
}
