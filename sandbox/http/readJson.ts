import { readBody } from '../listener/index.ts';

/** Far more than any request of the portal has. */
const MAX_BYTES = 64 * 1024;

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
  const text = await readBody(request.body, MAX_BYTES);
  if (text === undefined) throw new UnreadableBody(413);
  return text;
}

/**
 * Reads a JSON object.
 *
 * @throws UnreadableBody, also when the body is JSON and no object.
 */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const text = await readJsonText(request);
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UnreadableBody(400);
  return value as Record<string, unknown>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UnreadableBody(400);
  }
}
