import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { vanitySource } from './vanitySource.ts';

const rules = [
  { path: '/fall', target: '/mkt' },
  { path: '/go/autopay', target: '/billing/auto-pay?from=mail' },
];

beforeEach(() => history.replaceState(null, '', '/'));

it.each([
  ['/fall', '/mkt'],
  ['/FALL/', '/mkt'],
  ['/fall?utm_source=tv#top', '/mkt'],
  ['/go/autopay', '/billing/auto-pay?from=mail'],
])(
  'SH-CALL-029, SH-CALL-013: %s is asked of the deep-link graph, and leads to %s',
  async (address, target) => {
    const { asked, known } = start(address, { data: { vanityRules: rules } });
    await expect.poll(known).toEqual({ 'vanity.known': true, 'vanity.target': target });
    expect(asked).toEqual(['/deepLinkGraph']);
  },
);

it.each(['/fal', '/fall/2', '/fallen', '/'])('SH-CALL-029: no rule names %s', async (address) => {
  const { known } = start(address, { data: { vanityRules: rules } });
  await expect.poll(known).toEqual({ 'vanity.known': false });
});

it.each([
  ['no path', { target: '/mkt' }],
  ['no target', { path: '/fall' }],
  ['an empty target', { path: '/fall', target: '' }],
  ['a target that is no text', { path: '/fall', target: { to: '/mkt' } }],
  ['a target that is too long', { path: '/fall', target: `/mkt?${'x'.repeat(1_000)}` }],
])('SH-CALL-029: a rule with %s is none', async (_, rule) => {
  const { known } = start('/fall', { data: { vanityRules: [rule] } });
  await expect.poll(known).toEqual({ 'vanity.known': false });
});

it.each([
  ['no list', 'all'],
  ['too many rules', Array(501).fill(rules[0])],
])('SH-CALL-029: an answer with %s is refused as a whole', async (_, vanityRules) => {
  const { known, fail } = start('/fall', { data: { vanityRules } });
  await vi.waitFor(() => expect(fail).toHaveBeenCalledTimes(1));
  expect(known()).toEqual({});
});

it('SH-CALL-029: whoever reads a page is not led away from it by rules that come later', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { known, show } = start('/fall', promise);
  show();
  expect(known()).toEqual({ 'vanity.known': false });
  resolve(Response.json({ data: { vanityRules: rules } }));
  await new Promise((after) => setTimeout(after, 10));
  expect(known()).toEqual({ 'vanity.known': false });
});

it('SH-CALL-029: nothing is asked where a page is shown already', () => {
  const { asked, known } = start('/fall', { data: { vanityRules: rules } }, 'home');
  expect([asked, known()]).toEqual([[], { 'vanity.known': false }]);
});

/** Starts the source at an address, on a page that shows this route or none. */
function start(address: string, answer: object | Promise<Response>, route?: string) {
  history.replaceState(null, '', address);
  const asked: string[] = [];
  const known: Record<string, unknown> = {};
  const fail = vi.fn<(reason: unknown) => void>();
  const listeners: (() => void)[] = [];
  let shown = route;
  const fetch = (path: string): Promise<Response> => {
    asked.push(path);
    return answer instanceof Promise ? answer : Promise.resolve(Response.json(answer));
  };
  const services = {
    ...fakeServices({ fetch }),
    fact: () => shown,
    watch: (_names: readonly string[], listener: () => void) => {
      listeners.push(listener);
      return () => undefined;
    },
    set: (values: object) => void Object.assign(known, values),
    fail,
  };
  vanitySource(services);
  return {
    asked,
    fail,
    known: () => JSON.parse(JSON.stringify(known)) as object,
    show() {
      shown = 'not-found';
      for (const listener of listeners) listener();
    },
  };
}
