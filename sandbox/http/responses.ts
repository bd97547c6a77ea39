/** A JSON answer that no cache keeps. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });
}

/** An answer without a body. */
export function noContent(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/** Refuses a method that a path does not have. */
export function methodNotAllowed(...allowed: string[]): Response {
  return new Response(null, { status: 405, headers: { allow: allowed.join(', ') } });
}
