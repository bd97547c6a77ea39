import type { Page } from '@playwright/test';

/** A message of the page to the app. */
export type Tracked = { readonly type: string } & Readonly<Record<string, unknown>>;

/** The app around the page, as in docs/native-app.md, installed before any script of the page. */
export interface App {
  /** The messages of the page since it was loaded. */
  heard(): Promise<Tracked[]>;
  /** Sends a message once the page has said that it listens: nobody would hear an earlier one. */
  say(message: object): Promise<void>;
}

/** Installs the app around the page. */
export async function insideApp(page: Page, device: object): Promise<App> {
  await page.addInitScript((told) => {
    const heard: unknown[] = [];
    const bridge = Object.assign(new EventTarget(), {
      heard,
      say: (message: object) =>
        bridge.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) })),
      postMessage(text: string) {
        const said = JSON.parse(text) as Tracked;
        heard.push(said);
        if (said.type === 'hello') setTimeout(() => bridge.say({ type: 'device', ...told }));
      },
    });
    Object.assign(globalThis, { nativeBridge: bridge });
  }, device);
  return {
    heard: () => page.evaluate(() => (Reflect.get(globalThis, 'nativeBridge') as { heard: Tracked[] }).heard),
    async say(message) {
      await page.waitForFunction(() =>
        (Reflect.get(globalThis, 'nativeBridge') as { heard: Tracked[] }).heard.some(
          ({ type }) => type === 'hello',
        ),
      );
      await page.evaluate((said) => {
        (Reflect.get(globalThis, 'nativeBridge') as { say(message: object): void }).say(said);
      }, message);
    },
  };
}
