import { connect } from 'node:net';

/** What came back on a connection until it was closed, by either side. */
export interface RawAnswer {
  /** 0 when nothing came. */
  status: number;
  text: string;
}

/**
 * Sends bytes as they are, which no HTTP client would, and keeps its own side open: the other one has to close.
 *
 * @param message its `\n` become CRLF, its body follows as it is
 */
export function sendRaw(port: number, message: string, body: string | Uint8Array = ''): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.write(message.replaceAll('\n', '\r\n'));
    socket.write(body);
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    // What was answered before a reset counts: a client with the answer in hand has seen it.
    socket.on('error', () => undefined);
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text }));
  });
}
