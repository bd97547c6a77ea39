import type { BrowserContext } from '@playwright/test';

/**
 * Sets cookies by a server's answer: nothing else can set those with the portal's prefix.
 *
 * @param cookies each as `name=value`, with a lifetime or without
 */
export async function setByServer(
  context: BrowserContext,
  portal: string,
  cookies: readonly string[],
): Promise<void> {
  const lines = cookies.map((cookie) => `${cookie}; Path=/; HttpOnly; SameSite=Lax; Secure`);
  const place = `${portal}/set-by-server`;
  await context.route(place, (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'set-cookie': lines.join('\n') }, body: '' }),
  );
  const page = await context.newPage();
  await page.goto(place);
  await page.close();
  await context.unroute(place);
}
