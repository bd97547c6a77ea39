import { connect } from 'node:net';

/** The data received on a connection until either side closed it. */
export interface RawAnswer {
  /** 0 if nothing was received. */
  status: number;
  text: string;
}

/**
 * Sends bytes unchanged, as no HTTP client would, and keeps its own side open: the server has to close.
 *
 * @param message its `\n` become CRLF; the body follows unchanged
 */
export function sendRaw(port: number, message: string, body: string | Uint8Array = ''): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.write(message.replaceAll('\n', '\r\n'));
    socket.write(body);
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    // An answer before a reset counts: the client has received it.
    socket.on('error', () => undefined);
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text }));
  });
}
