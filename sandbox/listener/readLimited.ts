/** So much of a body that is too large is still read, in bytes: a client that is cut off never sees why. */
const MOST_DRAINED = 10_000_000;

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
    return await readLimited(body, limit, MOST_DRAINED);
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
