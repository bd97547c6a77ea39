import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServerAdapter } from '@whatwg-node/server';
import { handleCardFrameRequest } from '../../sandbox/card/frame/frameHandler.ts';

export interface CardOrigin {
  /** Such as `http://127.0.0.1:41234`. */
  origin: string;
  /** What was sent to the card service, in order. */
  calls: readonly { path: string; authorization: string | null; body: Record<string, unknown> }[];
  close: () => Promise<void>;
}

export interface CardOriginOptions {
  /** The only page that may hold the frame. */
  portalOrigin: string;
  /** Where the page of the frame was built. */
  folder: string;
}

/**
 * The card frame's page with a card service that knows one rule: the security code `999`, or `9999`, does not match.
 */
export async function startCardOrigin(options: CardOriginOptions): Promise<CardOrigin> {
  const calls: { path: string; authorization: string | null; body: Record<string, unknown> }[] = [];
  const adapter = createServerAdapter(async (request: Request) => {
    const page = handleCardFrameRequest(options, request);
    if (page !== undefined) return page;
    const { pathname: path } = new URL(request.url);
    if (request.method !== 'POST') return new Response('Not found', { status: 404 });
    const body = (await request.json()) as Record<string, unknown>;
    calls.push({ path, authorization: request.headers.get('authorization'), body });
    return answer(path, body);
  });
  const server = createServer((request, response) => void adapter(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, calls, close: () => close(server) };
}

function answer(path: string, body: Record<string, unknown>): Response {
  if (String(body['securityCode']).startsWith('999'))
    return Response.json({ reason: 'mismatch' }, { status: 409 });
  if (path.endsWith('security-code-checks')) return Response.json({ proof: 'proof-1' }, { status: 201 });
  const number = String(body['cardNumber'] ?? body['accountNumber']);
  const method = { type: body['kind'] === 'card' ? 'VISA' : 'BANK_ACCOUNT', lastFour: number.slice(-4) };
  return Response.json({ token: 'token-1', method }, { status: 201 });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
