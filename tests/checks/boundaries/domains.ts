import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Rule } from './rule.ts';

/** A folder under widgets/ with a `pack.ts` is a domain; every other folder there is shared by all of them. */
export function domainRules(root: string): Rule[] {
  const domains = globSync('widgets/*/pack.ts', { cwd: root }).map((file) => basename(dirname(file)));
  if (domains.length === 0) return [];
  const inDomain = `^widgets/(${domains.join('|')})/`;
  return [
    {
      name: 'domains-know-no-other',
      comment: 'A domain of widgets imports itself and what all share, never another domain.',
      from: { path: inDomain },
      to: { path: inDomain, pathNot: '^widgets/$1/' },
    },
    {
      name: 'shared-widgets-know-no-domain',
      comment: 'What all domains share imports none of them.',
      from: { path: '^widgets/[^/]+/', pathNot: inDomain },
      to: { path: ['^widgets/[^/]+$', inDomain] },
    },
  ];
}
