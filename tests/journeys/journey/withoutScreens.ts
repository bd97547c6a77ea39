import type { Page } from '@playwright/test';

/**
 * Removes screens and preloaded answers from pages, as from an edge that draws none: the browser then makes every request
 * itself, and a journey can replace its answer.
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

/** The page without the prerendered screen of a customer, and without the answers from which it was made. */
export function withoutScreen(html: string): string {
  return html
    .replace(/<script src="[^"]*\/early-[^"]*"[^>]*><\/script>/, '')
    .replace(/(id="bootstrap">)(.*?)(<\/script>)/, (_, start: string, json: string, end: string) => {
      const { answers: _answers, screen: _screen, ...rest } = JSON.parse(json) as Record<string, unknown>;
      return start + JSON.stringify(rest).replaceAll('<', String.raw`\u003c`) + end;
    })
    .replace(/(<div id="root">).*(<\/div>\s*<div id="start-failure")/s, '$1$2');
}
