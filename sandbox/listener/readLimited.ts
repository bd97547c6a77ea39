/** @returns undefined when the body is larger than `limit` bytes; then the rest is not even read */
export async function readLimited(message: Request | Response, limit: number): Promise<string | undefined> {
  if (message.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of message.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
