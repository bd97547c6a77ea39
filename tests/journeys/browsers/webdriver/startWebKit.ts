import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { listen } from '../../../../sandbox/platform/http/listen.ts';
import { commandLimit, commands, elementKey, type Command, type DrivenBrowser } from './commands.ts';
import { startProgram } from './startProgram.ts';

/** Starts WebKitGTK's MiniBrowser by its driver, on a virtual screen. */
export async function startWebKit(): Promise<DrivenBrowser> {
  const screen = await startProgram({
    from: 'xvfb',
    program: 'Xvfb',
    options: ['-displayfd', '3', '-screen', '0', '1280x1024x24'],
  });
  const [display] = await once(screen.child.stdio[3] as Readable, 'data');
  const port = await freePort();
  const driver = await startProgram({
    from: 'webkit2gtk-driver',
    program: 'WebKitWebDriver',
    options: [`--port=${port}`],
    environment: {
      DISPLAY: `:${String(display).trim()}`,
      // Its processes cannot be sandboxed when root starts them.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await expect(async () => expect((await fetch(`${origin}/status`)).ok).toBe(true)).toPass();
  const { sessionId } = (await commandTo(origin)('begin', { capabilities: {} })) as { sessionId: string };
  const session = `${origin}/session/${sessionId}`;
  return {
    command: commandTo(session),
    async stop() {
      await fetch(session, { method: 'DELETE', signal: AbortSignal.timeout(commandLimit) });
      await driver.stop();
      await screen.stop();
    },
  };
}

function commandTo(base: string): Command {
  return async (name, { element, ...parameters } = {}) => {
    const { method, path } = commands[name];
    const body =
      name === 'enter' ? { id: element === undefined ? null : { [elementKey]: element } } : parameters;
    const response = await fetch(base + path.replace(':id', element ?? ''), {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(commandLimit),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${name}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function freePort(): Promise<number> {
  const listener = await listen(0, () => undefined);
  await listener.close();
  return listener.port;
}
