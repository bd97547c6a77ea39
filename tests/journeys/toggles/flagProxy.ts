import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy between the portal's server and the flag service. */
export interface FlagProxy {
  /** Origin, without a trailing slash. */
  url: string;
  /** Sets the behaviour from now on. Hanging calls are ended. */
  behave(manner: FlagManner): void;
  close(): Promise<void>;
}

/** `pass`: the service's answer. `down`: the connection is cut. The others answer something else. */
export type FlagManner = 'pass' | 'down' | 'hang' | 'error' | 'malformed' | 'html' | 'wrong shape' | 'huge';

/** Every bad behaviour of a flag service. */
export const bad = ['down', 'hang', 'error', 'malformed', 'html', 'wrong shape', 'huge'] as const;

/** @param target origin of the real flag service */
export async function startFlagProxy(target: string): Promise<FlagProxy> {
  let manner: FlagManner = 'pass';
  const waiting = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (manner === 'pass') void pass(target, request, response);
    else if (manner === 'down') request.socket.destroy();
    else if (manner === 'hang') waiting.add(response);
    else misbehave(manner, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const letGo = (): void => {
    for (const response of waiting) response.destroy();
    waiting.clear();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave(next) {
      manner = next;
      letGo();
    },
    async close() {
      letGo();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

async function pass(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const answer = await fetch(target + request.url, {
      headers: { authorization: request.headers.authorization ?? '' },
    });
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
    });
    response.end(await answer.text());
  } catch {
    response.destroy();
  }
}

const LARGER_THAN_READ = 1_100_000;

const answers = {
  error: [500, 'no'],
  malformed: [200, '{"toggles":[{"name":"payment-history"'],
  html: [200, '<html><body>Please sign in</body></html>'],
  'wrong shape': [200, '{"toggles":[null,{"enabled":"yes"}]}'],
  huge: [200, JSON.stringify({ toggles: [], padding: 'x'.repeat(LARGER_THAN_READ) })],
} as const;

function misbehave(manner: keyof typeof answers, response: ServerResponse): void {
  const [status, body] = answers[manner];
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body);
}
