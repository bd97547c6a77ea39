import type { Condition } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { siteOf, type ManifestParts } from '../../core/testing/index.ts';

/** A site with the facts and toggles of `anyCondition`; `rules` always hold in it. */
export function askableSite(parts: ManifestParts = {}, rules: readonly Condition[] = []): Site {
  const always = rules.map((rule) => ({ description: 'A rule.', holds: rule }));
  return siteOf({
    ...parts,
    facts: {
      reader: {
        comesFrom: 'The reader.',
        facts: {
          signedIn: { type: 'boolean', description: 'Signed in.' },
          card: { type: 'enum', description: 'Card.', values: ['none', 'child', 'adult'] },
          books: {
            type: 'integer',
            description: 'Books.',
            minimum: 0,
            maximum: 9,
            thresholds: { few: 2, many: 6 },
          },
        },
        ...(always.length > 0 && { always }),
      },
      library: { comesFrom: 'The house.', facts: { open: { type: 'boolean', description: 'Open.' } } },
    },
    toggle: {
      reserve: { default: true, owner: 'Desk' },
      layout: { default: true, owner: 'Desk', variants: [{ name: 'list' }, { name: 'grid' }] },
    },
  });
}
