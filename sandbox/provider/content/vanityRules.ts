/** An address that is printed in adverts, and the address in the portal to which it leads. */
export interface VanityRule {
  path: string;
  target: string;
}

/** Any origin will do: it only shows whether a target leaves the portal. */
const someOrigin = 'https://portal.invalid';

/** One or two words, as they can be printed and typed. */
const printed = /^(?:\/[a-z][a-z0-9-]{0,30}){1,2}$/;

/** The addresses of the present adverts, in English and in Spanish. */
export const vanityRules: readonly VanityRule[] = checked([
  { path: '/fall', target: '/mkt' },
  { path: '/otono', target: '/update-lang-es?returnTo=%2Fmkt' },
  { path: '/bundle', target: '/deals' },
  { path: '/watch', target: '/activate-streaming' },
  { path: '/go/autopay', target: '/billing/auto-pay' },
]);

/**
 * The same rules, once each is one that may be told: a printable path that no other rule has, and a target inside the
 * portal that is no advert itself.
 *
 * @throws Error for any other
 */
export function checked(rules: readonly VanityRule[]): readonly VanityRule[] {
  const paths = new Set(rules.map(({ path }) => path));
  for (const { path, target } of rules) {
    const { origin, pathname } = new URL(target, someOrigin);
    if (!printed.test(path)) throw new Error(`Nobody can type ${path} as it is printed.`);
    if (!target.startsWith('/') || origin !== someOrigin) throw new Error(`${target} is not in the portal.`);
    if (paths.has(pathname)) throw new Error(`${path} leads to another advert.`);
  }
  if (paths.size < rules.length) throw new Error('Two adverts have the same address.');
  return rules;
}
