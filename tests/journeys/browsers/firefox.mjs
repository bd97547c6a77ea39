#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

// Starts Firefox ESR behind a relay, which filters a command that Playwright sends to each new page and only later versions
// of Firefox know. Playwright reads the address of WebDriver BiDi from the browser's output: here it is the relay's.
const notKnownYet = ['emulation.setMediaFeaturesOverride'];
const firefox = spawn(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal));
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = /listening on (ws:\S+)/.exec(line) ?? [];
  if (address === undefined) console.error(line);
  else relayTo(address);
});

function relayTo(address) {
  const relay = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  relay.on('listening', () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${relay.address().port}`),
  );
  relay.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(address + url);
    const isOpen = new Promise((resolve) => browser.on('open', resolve));
    playwright.on('message', async (data) => {
      const { id, method } = JSON.parse(data);
      if (notKnownYet.includes(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else await isOpen.then(() => browser.send(String(data)));
    });
    browser.on('message', (data) => playwright.send(String(data)));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
}
