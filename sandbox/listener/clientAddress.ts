const addresses = new WeakMap<Request, string>();

/** Says from which address a request has come. */
export function noteAddress(request: Request, address: string | undefined): void {
  if (address !== undefined) addresses.set(request, address);
}

/**
 * The address at the other end of a request's connection: behind a proxy that of the proxy. Whoever makes up a request
 * without a connection has none.
 */
export function addressOf(request: Request): string {
  return addresses.get(request) ?? 'nowhere';
}
