import { expect, it } from 'vitest';
import { assignmentOf } from '../../../engine/core/fact/index.ts';
import { resolveLink } from '../../../engine/core/link/index.ts';
import type { Link } from '../../../engine/core/manifest/index.ts';
import { regular, withDerived } from './customer.ts';
import { widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';

it.each([
  ['SH-ENT-002, SH-CONST-033, BL-ENT-052', 'BHN', 'BH'],
  ['BL-ENT-052', 'BH', 'BH'],
  ['SH-ENT-003, SH-CONST-034', 'CHTR', 'Charter'],
  ['SH-CONST-035, BL-ENT-052', 'TWC', 'TWC'],
])(
  '%s: customers of the footprint %s go to the shop of devices as those of the partner %s',
  (_, footprint, partner) => {
    const facts = assignmentOf(site.vocabulary, withDerived({ ...regular, 'account.footprint': footprint }));
    const links = ['billing', 'bill'].flatMap((page) =>
      widgetsOfPage(page).flatMap(({ settings }) =>
        ((settings as { controls?: { do: { go?: Link } }[] }).controls ?? []).flatMap(({ do: { go } }) =>
          go && 'external' in go && go.external === 'mobile-devices' ? [go] : [],
        ),
      ),
    );
    expect(links).toHaveLength(2);
    for (const link of links)
      expect(resolveLink(site, link, { assignment: facts })).toMatchObject({
        url: `https://www.northline.example/mobile/devices?partner=${partner}`,
      });
  },
);
