import type { APIResponse, Page } from '@playwright/test';
import { expect, heading, test } from '../journey/index.ts';

const pages = ['/', '/login', '/billing/pay', '/nowhere-at-all'];

test('every page has the strictest policy: no string becomes code, nothing but our own is loaded, nobody frames it', async ({
  page,
  places,
}) => {
  const nonces = new Set<string>();
  for (const path of pages) {
    const policy = policyOf(await page.request.get(path));
    const [nonce = ''] = policy.get('style-src')?.match(/'nonce-[^']+'/) ?? [];
    nonces.add(nonce);
    expect(Object.fromEntries(policy), path).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': `'self' ${nonce}`,
      'img-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': places.cards,
      'manifest-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
      'report-uri': '/csp-reports',
    });
  }
  expect(nonces.size, 'nonces are good for one page').toBe(pages.length);
});

test('what is no page can do nothing when it is shown as one, and says what it is', async ({ page }) => {
  for (const path of ['/auth/session', '/flags', '/assets/none.js', '/releases/none.json']) {
    const answer = await page.request.get(path, { headers: { accept: 'application/json' } });
    expect(policyOf(answer).get('default-src'), path).toBe("'none'");
    expect(policyOf(answer).has('script-src'), path).toBe(false);
    expect(answer.headers()['x-content-type-options'], path).toBe('nosniff');
  }
});

test('the card frame is held by the portal alone, and has no policy that is looser', async ({
  page,
  places,
}) => {
  const policy = policyOf(await page.request.get(`${places.cards}/frame`));
  expect(policy.get('frame-ancestors')).toBe(places.portal);
  expect(policy.get('default-src')).toBe("'none'");
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*|data:/);
});

test('no other page can hold the card frame', async ({ page, places, complaints }) => {
  complaints.expect(/frame-ancestors|404|ERR_/);
  const body = `<iframe src="${places.cards}/frame"></iframe>`;
  await page.route('http://foreign.test/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('http://foreign.test/');
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});

test('the browser keeps to the policy: neither markup nor a script gets in as text', async ({
  page,
  complaints,
  words,
}) => {
  complaints.expect(/policy: |Content Security Policy|Trusted(?:HTML|Script|TypePolicy)/);
  await withoutReports(page);
  await page.goto('/');
  await expect(heading(page)).toHaveText(words.say('shell:home.heading'));
  expect(await page.evaluate(tryToGetIn)).toEqual({
    markup: 'TypeError',
    policy: 'TypeError',
    code: 'EvalError',
    script: 'false',
  });
});

function policyOf(answer: APIResponse): Map<string, string> {
  const directives = (answer.headers()['content-security-policy'] ?? '').split(/;\s*/);
  return new Map(
    directives.map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

/** Drops the reports of this test: other tests expect none. */
async function withoutReports(page: Page): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const headers = {
      ...response.headers(),
      'content-security-policy': policy.replace(/; report-uri \S+/, ''),
    };
    await route.fulfill({ response, headers });
  });
}

/** Runs in the page: the result of each attempt. */
async function tryToGetIn(): Promise<Record<string, string>> {
  const script = document.createElement('script');
  script.append('globalThis.gotIn = true;');
  document.head.append(script);
  await new Promise((resolve) => setTimeout(resolve, 0));
  const tries: Record<string, () => unknown> = {
    markup: () => (document.body.innerHTML = '<img src=x>'),
    policy: () => Reflect.get(globalThis, 'trustedTypes').createPolicy('mine', {}),
    code: () => new Function('return 1')(),
    script: () => 'gotIn' in globalThis,
  };
  const becomes = Object.entries(tries).map(([name, act]) => {
    try {
      return [name, String(act())];
    } catch (error) {
      return [name, error instanceof Error ? error.name : 'unknown'];
    }
  });
  return Object.fromEntries(becomes) as Record<string, string>;
}
