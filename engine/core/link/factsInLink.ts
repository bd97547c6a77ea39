import type { Link, LinkValue } from '../manifest/index.ts';

/** Names of the facts that a link takes values from: whoever shows it shows it anew when they change. */
export function factsInLink(link: Link): readonly string[] {
  const values: LinkValue[] = [
    ...('route' in link ? Object.values(link.params ?? {}) : []),
    ...Object.values(link.query ?? {}),
  ];
  const own = values.flatMap((value) => (typeof value === 'object' && 'fact' in value ? value.fact : []));
  return link.otherwise ? [...own, ...factsInLink(link.otherwise)] : own;
}
