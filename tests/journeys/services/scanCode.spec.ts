import type { Page } from '@playwright/test';
import { insideApp } from '../app/app.ts';
import { launchOptions } from '../house/launchOptions.ts';
import { codeOnLabel, expect, heading, inEachLanguage, test, type Words } from '../journey/index.ts';

// Chromium's own camera for tests: a moving picture. Without a window nobody can be asked whether it may be used.
const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

test.use({
  launchOptions: async ({ launchOptions: own }, use) =>
    use({ ...own, args: [...(launchOptions.args ?? []), ...camera] }),
});

inEachLanguage(() => {
  test('SH-LAYOUT-006: the code of a label is scanned over the page, with the camera; another one is passed over, and the camera is off then', async ({
    page,
    signInAs,
    words: { say },
  }) => {
    await seeCodes(page);
    const customer = await signInAs('lucia', '/activation/flow');
    const overlay = await openScanner(page, say);
    const video = overlay.locator('video');
    await expect.poll(() => video.evaluate((shown: HTMLVideoElement) => shown.videoWidth)).toBeGreaterThan(0);
    await show(page, 'SN 42');
    await expect(overlay.getByText(say('app:scan.other', { digits: '12' }))).toBeVisible();
    await page.evaluate(() =>
      Object.assign(globalThis, { stream: document.querySelector('video')?.srcObject }),
    );
    await show(page, `SN 42;${await codeOnLabel(customer)}`);
    await expect(overlay).toBeHidden();
    await expect(page.getByRole('textbox')).toBeFocused();
    expect(
      await page.evaluate(() =>
        (Reflect.get(globalThis, 'stream') as MediaStream).getTracks().map(({ readyState }) => readyState),
      ),
    ).toEqual(['ended']);
    await page.getByRole('button', { name: say('activation:flow.code.action') }).click();
    await expect(heading(page)).toHaveText(say('activation:begun.title'));
  });

  test('SH-LAYOUT-006: the scanner of the app reads it where the app has one; what it closed changes nothing', async ({
    page,
    signInAs,
    words: { say },
  }) => {
    const app = await insideApp(page, { platform: 'android', canScanCodes: true });
    const customer = await signInAs('lucia', '/activation/flow');
    await toCode(page, say);
    const [field, scan] = [
      page.getByRole('textbox'),
      page.getByRole('button', { name: say('activation:flow.code.scan') }),
    ];
    const asked = async () => (await app.heard()).filter(({ type }) => type === 'scanCode').length;
    await scan.click();
    await expect.poll(asked).toBe(1);
    await app.say({ type: 'scanned' });
    await scan.click();
    await expect.poll(asked).toBe(2);
    await app.say({ type: 'scanned', text: 'SN 42' });
    await expect(page.getByText(say('app:scan.other', { digits: '12' }))).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await scan.click();
    await expect.poll(asked).toBe(3);
    const code = await codeOnLabel(customer);
    await app.say({ type: 'scanned', text: code });
    await expect(field).toHaveValue(code);
    await expect(page.getByText(say('app:scan.other', { digits: '12' }))).toBeHidden();
  });
});

test('SH-LAYOUT-006: where nothing can read codes, the code is typed', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('lucia', '/activation/flow');
  await toCode(page, say);
  await expect(page.getByRole('textbox')).toBeVisible();
  await expect(page.getByRole('button', { name: say('activation:flow.code.scan') })).toHaveCount(0);
});

type Say = Words['say'];

async function toCode(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('common:continue'), exact: true }).click();
  await expect(heading(page)).toHaveText(say('activation:flow.code.heading'));
}

async function openScanner(page: Page, say: Say) {
  await toCode(page, say);
  await page.getByRole('button', { name: say('activation:flow.code.scan') }).click();
  return page.getByRole('dialog', { name: say('app:scan.title') });
}

/** Chromium on Linux cannot read codes in pictures, so this stands in for its reader: it sees what `show` shows. */
async function seeCodes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: { codes: string[] } = { codes: [] };
    class BarcodeDetector {
      detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]> {
        const codes = picture.videoWidth > 0 ? shown.codes : [];
        return Promise.resolve(codes.map((rawValue) => ({ rawValue })));
      }
    }
    Object.assign(globalThis, { BarcodeDetector, shown });
  });
}

async function show(page: Page, text: string): Promise<void> {
  await page.evaluate((code) => {
    (Reflect.get(globalThis, 'shown') as { codes: string[] }).codes = [code];
  }, text);
}
