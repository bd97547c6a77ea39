import type { Page } from '@playwright/test';

/** What the page has said to the app. */
export type Tracked = { readonly type: string } & Readonly<Record<string, unknown>>;

/** The app around the page: as docs/native-app.md has it, put there before any script of the page. */
export interface App {
  /** What the page has said since it was loaded. */
  heard(): Promise<Tracked[]>;
  /** Once the page has said that it listens: what an app says before, nobody hears. */
  say(message: object): Promise<void>;
}

/** Puts the page into the app. */
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
