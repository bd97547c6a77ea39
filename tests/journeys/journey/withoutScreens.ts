import type { Page } from '@playwright/test';

/**
 * Pages come from now on as an edge sends them that draws none and knows no answers: whatever a journey puts in the place
 * of an answer is asked for by the browser then.
 */
export async function withoutScreens(page: Page): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      const request = route.request();
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const isPage = response.headers()['content-type']?.startsWith('text/html') === true;
      await route.fulfill(isPage ? { response, body: withoutScreen(await response.text()) } : { response });
    },
  );
}

/** A page without the screen of a customer, and without the answers of which that was made. */
export function withoutScreen(html: string): string {
  return html
    .replace(/<script src="[^"]*\/early-[^"]*"[^>]*><\/script>/, '')
    .replace(/(id="bootstrap">)(.*?)(<\/script>)/, (_, start: string, json: string, end: string) => {
      const { answers: _answers, screen: _screen, ...rest } = JSON.parse(json) as Record<string, unknown>;
      return start + JSON.stringify(rest).replaceAll('<', String.raw`\u003c`) + end;
    })
    .replace(/(<div id="root">).*(<\/div>\s*<div id="start-failure")/s, '$1$2');
}
