import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { commandLimit, commands, type Command, type DrivenBrowser } from './commands.ts';
import { startProgram } from './startProgram.ts';

/** Starts Firefox ESR, which takes the commands of WebDriver over Marionette: Debian has no driver for it. */
export async function startFirefox(): Promise<DrivenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const firefox = await startProgram({
    from: 'firefox-esr',
    program: process.env['FIREFOX_PATH'] ?? 'firefox-esr',
    options: ['--headless', '--marionette', '--no-remote', '--profile', profile],
  });
  let port = 0;
  await expect(() => {
    port = Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
    expect(port).toBeGreaterThan(0);
  }).toPass();
  const socket = connect(port, '127.0.0.1');
  const command = commandOver(socket);
  await command('begin', { capabilities: {} });
  return {
    command,
    async stop() {
      socket.destroy();
      await firefox.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

type Answer = [kind: 1, id: number, error: unknown, value: unknown];

function commandOver(socket: Socket): Command {
  const awaited = new Map<number, (answer: Answer) => void>();
  let sent = 0;
  readMessages(socket, (message) => {
    // The first message is an introduction, which answers no command.
    if (Array.isArray(message)) awaited.get(message[1])?.(message as Answer);
  });
  return async (name, { element, ...parameters } = {}) => {
    const id = ++sent;
    const about = name === 'enter' && element !== undefined ? { element } : { id: element ?? null };
    const message = JSON.stringify([0, id, commands[name].marionette, { ...about, ...parameters }]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, value] = await new Promise<Answer>((resolve, reject) => {
      awaited.set(id, resolve);
      AbortSignal.timeout(commandLimit).addEventListener('abort', () =>
        reject(new Error(`${name}: no answer.`)),
      );
    });
    if (error !== null) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
  };
}

/** Splits the stream of Marionette into messages: a number of bytes, a colon, and JSON. */
function readMessages(socket: Socket, take: (message: unknown) => void): void {
  let bytes = Buffer.alloc(0);
  socket.on('data', (data) => {
    bytes = Buffer.concat([bytes, data]);
    for (let colon = bytes.indexOf(':'); colon > 0; colon = bytes.indexOf(':')) {
      const end = colon + 1 + Number(bytes.subarray(0, colon));
      if (bytes.length < end) return;
      take(JSON.parse(bytes.toString('utf8', colon + 1, end)));
      bytes = bytes.subarray(end);
    }
  });
}
