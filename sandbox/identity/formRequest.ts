import type { IncomingMessage } from 'node:http';
import { readBody } from '../listener/index.ts';

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
  const text = await readBody(request, LARGEST_FORM);
  return text === undefined ? undefined : new URLSearchParams(text);
}
