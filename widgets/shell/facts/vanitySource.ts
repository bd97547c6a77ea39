import type { FactSource } from '../../../engine/index.ts';
import { askSmallGraph } from '../../graph/index.ts';

interface Answer {
  vanityRules: readonly Rule[];
}

/** A path that is printed in an advert, and the address in the portal to which it leads. */
interface Rule {
  path: string;
  target: string;
}

/** Limits of the answer: an answer with more rules is refused, and a rule with a longer text is ignored. */
const mostRules = 500;
const longestPath = 100;
const longestTarget = 1_000;

/**
 * Whether a rule names the address with which the portal was opened, and its target (SH-CALL-029). The rules are not
 * applied once a page is shown: nobody is led away from it, and links inside the portal lead only to routes.
 */
export const vanitySource: FactSource = (services) => {
  const { set, fail, fact, watch } = services;
  // A page that is made ahead is nobody's visit.
  if (!('document' in globalThis)) return () => undefined;
  const tell = (target: string | undefined): void =>
    set({ 'vanity.known': target !== undefined, 'vanity.target': target });
  const isShown = (): boolean => fact('route.id') !== undefined;
  if (isShown()) {
    tell(undefined);
    return () => undefined;
  }
  askSmallGraph<Answer>(services, 'deepLinkGraph', '{ vanityRules { path target } }')
    .then(({ vanityRules }) => {
      if (!isShown()) tell(targetOf(vanityRules, location.pathname));
    })
    .catch(fail);
  return watch(['route.id'], () => {
    if (isShown()) tell(undefined);
  });
};

function targetOf(rules: readonly Rule[], path: string): string | undefined {
  if (!Array.isArray(rules) || rules.length > mostRules)
    throw new Error('The answer is no list of rules, or too long.');
  const asked = normalised(path);
  return rules.filter(isUsable).find((rule) => normalised(rule.path) === asked)?.target;
}

function isUsable({ path, target }: Rule): boolean {
  return isText(path, longestPath) && isText(target, longestTarget);
}

function isText(value: unknown, longest: number): boolean {
  return typeof value === 'string' && value !== '' && value.length <= longest;
}

/** People type /Fall and /fall/ for what is printed as /fall. */
function normalised(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '');
}
