import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideFlow } from '../../../core/flow/index.ts';
import { decideHeader } from '../../../core/header/index.ts';
import { createAsker } from '../../../core/decision/index.ts';
import { representatives, worldOf, type World } from '../../../core/fact/index.ts';
import type { Condition } from '../../../core/manifest/index.ts';
import type { Site } from '../../../core/site/index.ts';
import { anyCondition, atoms } from '../../../core/testing/index.ts';
import { askableSite } from '../../testing/index.ts';
import { flowsOf, headersOf, type Framing } from './frames.ts';

it('says of every customer which flow and header a route has, as deciding does', () => {
  fc.assert(
    fc.property(anySite, anyWorld, (site, known) => {
      const world = worldOf(site.vocabulary, known);
      const asker = createAsker(site, world);
      for (const route of ['home', 'room']) {
        expect(holding(site, flowsOf(site, route), world)).toEqual([decideFlow(asker, route)?.id]);
        expect(holding(site, headersOf(site, route), world)).toEqual([decideHeader(asker, route)]);
      }
    }),
  );
});

function holding({ conditions }: Site, framings: readonly Framing[], world: World): string[] {
  return framings
    .filter(({ requirements }) =>
      requirements.every(({ condition, is }) => conditions.compile(condition)(world) === is),
    )
    .map(({ id }) => id);
}

const anySound = anyCondition.filter(
  (condition) => !/missing|misspelt|"condition"/.test(JSON.stringify(condition)),
);

const anyWorld = fc.record(
  Object.fromEntries(atoms.map(({ name, domain }) => [name, fc.constantFrom(...representatives(domain))])),
);

const anySite = fc.tuple(anySound, anySound, anySound, anySound).map(([first, second, third, fourth]) =>
  askableSite({
    site: { headers: [{ when: first, header: 'rich' }, { header: 'plain' }] },
    header: {
      plain: { start: [], end: [] },
      rich: { start: [], end: [], becomes: [{ when: second, header: 'plain' }] },
    },
    flow: {
      standard: flow([
        { when: third, flow: 'quiet' },
        { when: fourth, flow: 'wide' },
      ]),
      quiet: flow([{ when: first, flow: 'wide' }]),
      wide: flow(),
    },
    route: {
      home: { path: '/', page: 'home' },
      room: { path: '/room', page: 'room', header: 'rich', flow: 'quiet' },
    },
  }),
);

function flow(becomes: { when: Condition; flow: string }[] = []) {
  return { name: 'FLOW', regions: [] as string[], width: 'page' as const, pageAlerts: true, becomes };
}
