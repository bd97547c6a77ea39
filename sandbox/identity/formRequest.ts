import type { IncomingMessage } from 'node:http';

const LARGEST_FORM = 10_000;

/**
 * Reads an HTML form that one of our own pages sent.
 *
 * @param origin our own
 * @returns undefined when another site sent it, when it is no form or when it is too large
 */
export async function readOwnForm(
  request: IncomingMessage,
  origin: string,
): Promise<URLSearchParams | undefined> {
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return undefined;
  if (headers.origin !== undefined && headers.origin !== origin) return undefined;
  if (headers['content-type']?.split(';')[0] !== 'application/x-www-form-urlencoded') return undefined;
  const text = await readText(request);
  return text === undefined ? undefined : new URLSearchParams(text);
}

async function readText(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_FORM) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
