import { parseRecord } from '../json.ts';

const id = /^[\x21-\x7E]{1,128}$/;

/**
 * Whether something may be an id, a key or a token: all of the provider's are printable characters without spaces.
 * What is not never reaches the database, which takes no text with a NUL in it.
 */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && id.test(value);
}

/** So much of a body that is too large is still read, in bytes: a client that is cut off never sees why. */
const mostDrained = 10_000_000;

/**
 * Reads what a client sends. What is too large is read on and forgotten, so that the client has sent it all and
 * reads the answer; only what is larger beyond reason is cut off. How long that may take the listener says.
 *
 * @param body of a `Request`, or an `IncomingMessage` itself
 * @returns undefined when it is larger than `limit` bytes, or does not arrive as a whole
 */
export async function readBody(
  body: AsyncIterable<Uint8Array> | null,
  limit: number,
): Promise<string | undefined> {
  try {
    return await readLimited(body, limit, mostDrained);
  } catch {
    // The client has gone, which is no failure of ours: nobody reads the answer.
    return undefined;
  }
}

/**
 * @param drained so many bytes more are read and forgotten
 * @returns undefined when the body is larger than `limit` bytes; then the rest is not even read
 */
export async function readLimited(
  body: AsyncIterable<Uint8Array> | null,
  limit: number,
  drained = 0,
): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit + drained) return undefined;
    if (size <= limit) text += decoder.decode(chunk, { stream: true });
  }
  return size > limit ? undefined : text + decoder.decode();
}

/** Far more than any request of the portal has. */
const maxBytes = 64 * 1024;

/** A body that cannot be taken, and the status to say so with. */
export class UnreadableBody extends Error {
  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415) {
    super('The body of the request cannot be read.');
    this.name = 'UnreadableBody';
    this.status = status;
  }
}

/**
 * Reads a JSON body of at most 64 kB as text. Only `application/json` is taken, which no other site's form can
 * send.
 *
 * @throws UnreadableBody
 */
export async function readJsonText(request: Request): Promise<string> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new UnreadableBody(415);
  const text = await readBody(request.body, maxBytes);
  if (text === undefined) throw new UnreadableBody(413);
  return text;
}

/**
 * Reads a JSON object.
 *
 * @throws UnreadableBody, also when the body is JSON and no object.
 */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const value = parseRecord(await readJsonText(request));
  if (value === undefined) throw new UnreadableBody(400);
  return value;
}
