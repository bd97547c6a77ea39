import { parseRecord } from '../json.ts';

const id = /^[\x21-\x7E]{1,128}$/;

/**
 * Whether a value can be an id, a key or a token: all of the provider's are printable characters without spaces.
 * Other values never reach the database, which rejects text with a NUL.
 */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && id.test(value);
}

/** Bytes still read of a body that is too large: a client whose connection is cut never sees why. */
const mostDrained = 10_000_000;

/**
 * Reads a body. The rest of one that is too large is read and discarded, so that the client finishes sending and
 * reads the answer; beyond `mostDrained` it is cut off. The listener limits the time.
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
    // The client has disconnected, which is no failure of ours: nobody reads the answer.
    return undefined;
  }
}

/**
 * @param drained number of bytes beyond the limit that are read and discarded
 * @returns undefined when the body is larger than `limit` bytes; beyond `drained` the rest is not even read
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

/** Limit of a JSON body, far above any request of the portal. */
const maxBytes = 64 * 1024;

/** Thrown for a body that cannot be read, with the status to answer. */
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
