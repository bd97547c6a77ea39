const MARKER = 'x-sandbox-connection';

/**
 * An answer that stands for no answer at all. Whoever owns the listener looks for it with `isConnectionDrop` and
 * destroys the socket in place of sending it.
 */
export function dropConnection(): Response {
  return new Response(null, { status: 500, headers: { [MARKER]: 'drop' } });
}

/** Whether a response stands for no answer at all. It survives being wrapped, as long as its headers are kept. */
export function isConnectionDrop(response: Response): boolean {
  return response.headers.get(MARKER) === 'drop';
}
