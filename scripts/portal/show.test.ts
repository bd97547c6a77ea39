import { expect, it } from 'vitest';
import { manifestOf } from '../../engine/build.ts';
import { currentProject } from './project.ts';
import { ordersText, sequenceGraph, sequenceSvg, sequenceText } from './show.ts';
import { openFolder } from './viewer/index.ts';

const portal = await openFolder(currentProject().manifests);
const manifest = portal && manifestOf(portal.site.manifests, 'sequence', 'one-time-payment');
if (!portal || !manifest) throw new Error('There is no payment to draw.');
const states = sequenceGraph(portal, manifest);

it('a sequence is drawn as text: steps in their order, where each event and each end leads, and what an end means', () => {
  const text = sequenceText(states);
  expect(text).toContain('  back                     → amount');
  expect(text).toContain('→ confirm-amount  if payment.amountRelation is above-amount-due');
  expect(text).toMatch(/declined \(not-done\) +→ method, says payment-declined, settles the attempt/);
  expect(text).toContain('operation pay-now: billing/create-instant-payment, sent once, over review');
  expect([...text.matchAll(/^step ([\w-]+)/gm)].map(([, name]) => name)).toEqual([
    'amount',
    'method',
    'bank-sign-in',
    'date',
    'review',
  ]);
});

it('says what stands there while nobody knows how an operation ended, and what is forgotten on a way', () => {
  const text = sequenceText(states);
  expect(text).toContain('  while nobody knows       → not-known-yet\n');
  expect(text).toMatch(/→ method, says payment-declined, settles the attempt, clears \w+, \w+/);
  const shown = new Set(
    states.flatMap(({ name, ways }) => [...ways.map(({ to }) => to), name === 'amount' ? name : '']),
  );
  expect(states.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});

it('says of what leaves the sequence to which address, not to which route', () => {
  const cancelling = manifestOf(portal.site.manifests, 'sequence', 'cancel-scheduled');
  const text = sequenceText(cancelling ? sequenceGraph(portal, cancelling) : []);
  expect(text).toContain('  to-scheduled             → /billing/scheduled-payments\n');
});

it('says the order of the steps, and for whom it is another one', () => {
  expect(ordersText(portal, manifest).split('\n')).toEqual([
    'amount → method → date → review',
    expect.stringMatching(/^ {2}amount → method → bank-sign-in → .*review {2}if \S/) as string,
    ...(manifest.variants ?? []).slice(1).map(() => expect.stringMatching(/ {2}if \S/) as string),
  ]);
});

it('and as a picture with every state, and an arrow wherever one leads to another', () => {
  const svg = sequenceSvg('one-time-payment', states);
  for (const { name, ways } of states) {
    expect(svg).toContain(`>${name}</text>`);
    const others = new Set(ways.map(({ to }) => to).filter((to) => to !== name && !to.startsWith('/')));
    for (const to of others) expect(svg).toContain(`<title>${name} → ${to}\n`);
  }
});
