import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPortal, type LinkContext } from '../../../engine/verify/index.ts';
import { readPortalTexts, sourcesOf, type PortalTexts } from '../portalTexts.ts';
import { currentProject } from '../project.ts';
import { readCode } from '../readPortal.ts';
import { applyRenaming, renamers } from './index.ts';
import { anyChoices, decisionsBoth, factsOf, namesOf, newName, packsAfter } from './testing/index.ts';

const texts = readPortalTexts(currentProject());
/** Ten names of each kind in `npm run matrix:mutations`, otherwise one: each takes a check of the whole portal. */
const isMatrix = process.env['MUTATIONS'] !== undefined;
let code: Awaited<ReturnType<typeof readCode>>;
let context: LinkContext;
let before: readonly string[];
beforeAll(async () => {
  code = await readCode(currentProject());
  const loaded = loadPortal({ ...sourcesOf(texts), ...code });
  if (!loaded.context) throw new Error('The manifests cannot be read.');
  ({ context } = loaded);
  before = loaded.problems.map((each) => each.code);
});

describe.each(['route', 'toggle', 'fact', 'copy', 'step', 'data'])('renaming any %s', (kind) => {
  it('changes nothing that the check finds, nor anything that is decided for anybody', () => {
    fc.assert(
      fc.property(fc.constantFrom(...untied(kind)), anyChoices, (from, choices) => {
        const { to, state } = newName(kind, from);
        const [old, now] = kind === 'data' ? factsOf(from, to) : [from, to];
        const after = renamed(kind, from, to);
        const loaded = loadPortal({ ...sourcesOf(after), ...codeWith(old, now) });
        expect(loaded.problems.map((each) => each.code)).toEqual(before);
        // A toggle may have the name of a page or a route, of which the other keeps its name.
        const toggles = ['toggle', 'variant'].map((each) => [`${each}:${from}`, `${each}:${to}`] as const);
        const facts = new Map(kind === 'toggle' ? toggles : [[old, now]]);
        const names = { kind, facts, states: state };
        const { expected, actual } = decisionsBoth(context.manifests, loaded.manifests, names, choices);
        expect(actual).toEqual(expected);
      }),
      { numRuns: isMatrix ? 10 : 1, endOnFailure: true },
    );
  });
});

it('leaves every other character as it is, and renames back to the very same files', () => {
  for (const kind of Object.keys(renamers)) {
    const [from = ''] = namesOf(context, kind);
    const { to } = newName(kind, from);
    const there = renamed(kind, from, to);
    expect(there).not.toEqual(texts);
    const [old, now] = kind === 'data' ? factsOf(from, to) : [from, to];
    const loaded = loadPortal({ ...sourcesOf(there), ...codeWith(old, now) });
    const isInside = kind === 'step' || kind === 'data';
    const back = isInside ? `${from.split('/')[0]}/${to}` : to;
    const wish = { from: back, to: isInside ? (from.split('/')[1] ?? '') : from, texts: there };
    const renaming = renamers[kind]?.({ ...wish, context: loaded.context ?? context });
    const again = renaming && applyRenaming(there, renaming);
    expect(filesOf(again)).toEqual(filesOf(texts));
  }
});

it('gives a route another name in the conditions that ask where somebody is', () => {
  const after = renamed('route', 'billing', 'bills');
  const whenOf = (dialog: string): string | undefined =>
    after.manifests.find(({ path }) => path === `dialogs/${dialog}.json`)?.text;
  expect(whenOf('expired-card')).toContain('{ "fact": "route.id", "is": "bills" }');
  expect(whenOf('expiring-card')).toContain('{ "fact": "route.id", "is": "bills" }');
  const conditions = renamed('route', 'paperless', 'no-paper').manifests;
  const mayRate = conditions.find(({ path }) => path === 'conditions/may-rate.json')?.text;
  expect(mayRate).toContain('"no-paper"');
  expect(mayRate).not.toContain('"paperless"');
});

it.each([
  ['route', 'no-such-route', 'other', 'There is no route'],
  ['route', 'suport', 'help', 'Did you mean "support"?'],
  ['route', 'billing', 'support', 'already'],
  ['route', 'billing', 'Not A Name', 'is no name'],
  ['toggle', 'no-such-toggle', 'other', 'There is no toggle'],
  ['fact', 'account.footprint', 'billing.footprint', 'keeps its group'],
  ['fact', 'account.nothing', 'account.other', 'There is no fact'],
  ['fact', 'billing.isPastDu', 'billing.other', 'Did you mean "billing.isPastDue"?'],
  ['copy', 'billing:heading', 'shell:heading', 'stays where it is'],
  ['copy', 'billing:nothingAtAll', 'billing:other', 'There is no sentence'],
  ['copy', 'billing:headin', 'billing:other', 'Did you mean "billing:heading"?'],
  ['copy', 'methods:states.DEFAULT', 'methods:states.other', 'it is named by that value'],
  ['step', 'one-time-payment/nothing', 'other', 'There is no step'],
  ['step', 'one-time-payment/revie', 'other', 'Did you mean "one-time-payment/review"?'],
  ['step', 'one-time-payment/review', 'amount', 'already'],
  ['data', 'one-time-payment/nothing', 'other', 'There is no data'],
  ['data', 'one-time-payment/tokn', 'other', 'Did you mean "one-time-payment/token"?'],
  ['data', 'one-time-payment/token', 'methodId', 'already'],
  ['data', 'one-time-payment/token', 'a-token', 'is no name'],
  ['fact', 'one-time-payment.token', 'one-time-payment.other', 'portal rename data one-time-payment/token'],
])('refuses to rename the %s %s to %s', (kind, from, to, message) => {
  expect(() => renamed(kind, from, to)).toThrow(message);
});

it('gives data another name in everything that a customer is asked', () => {
  const sequence = 'sequences/auto-pay-enroll.json';
  for (const name of Object.keys(context.manifests.sequence['auto-pay-enroll']?.data ?? {})) {
    const after = renamed('data', `auto-pay-enroll/${name}`, 'renamedAnswer');
    const text = after.manifests.find(({ path }) => path === sequence)?.text ?? '';
    expect(text).not.toMatch(new RegExp(`"field": "${name}"|"auto-pay-enroll\\.${name}"`));
    const old = texts.manifests.find(({ path }) => path === sequence)?.text;
    expect(text.replaceAll('renamedAnswer', name)).toBe(old);
    const { data } = JSON.parse(text) as { data: object };
    expect(Object.keys(data)).toContain('renamedAnswer');
    expect(Object.keys(data)).not.toContain(name);
  }
});

it('gives data another name where a widget keeps it, in a part that several steps use', () => {
  const after = renamed('data', 'auto-pay-manage/methodSource', 'paidFrom');
  const text = after.manifests.find(({ path }) => path === 'sequences/auto-pay-manage.json')?.text ?? '';
  expect(text).toContain('"source": "paidFrom"');
  expect(text).not.toContain('"source": "methodSource"');
});

it('says which key of the code has to follow: that of a derived fact, and of no other', () => {
  expect(codeOf('billing.isPastDue', 'billing.overdue')?.derivation).toEqual({
    from: 'isPastDue',
    to: 'overdue',
  });
  expect(codeOf('billing.status', 'billing.state')?.derivation).toBeUndefined();
});

it('looks for a step by its address and beside its sequences, not where others have the same step', () => {
  const wish = { from: 'one-time-payment/review', to: 'confirm', context, texts };
  const { texts: words = [], of, notOf } = renamers['step']?.(wish).inCode ?? {};
  expect(words).toEqual(expect.arrayContaining(["'review'", '/billing/pay/review']));
  expect([of, notOf]).toEqual([
    expect.arrayContaining(['one-time-payment', 'quick-pay']),
    expect.arrayContaining(['auto-pay-manage']),
  ]);
});

function codeOf(from: string, to: string) {
  return renamers['fact']?.({ from, to, context, texts }).inCode;
}

interface ExtendingText {
  extends?: string;
  rename?: Record<string, string>;
}

/**
 * Names of a kind, except those of extending and extended manifests, and those that an extending one contains: what these
 * should say after a renaming, only a person knows.
 */
function untied(kind: string): readonly string[] {
  const extending = texts.manifests.flatMap(({ path, text }) => {
    const { extends: base, rename = {} } = JSON.parse(text) as ExtendingText;
    const called = [...Object.keys(rename), ...Object.values(rename)];
    return base === undefined ? [] : [{ names: [base, path.replace(/^.*\/|\.json$/g, '')], called, text }];
  });
  return namesOf(context, kind).filter((name) =>
    extending.every(
      ({ names, called, text }) =>
        !names.includes(name.replace(/[./].*$/, '')) &&
        !called.some((beginning) => name.startsWith(beginning)) &&
        !text.includes(`"${name}"`),
    ),
  );
}

function renamed(kind: string, from: string, to: string): PortalTexts {
  const renaming = renamers[kind]?.({ from, to, context, texts });
  if (!renaming) throw new Error(`There is no ${kind}.`);
  return applyRenaming(texts, renaming);
}

function codeWith(from: string, to: string): typeof code {
  return { ...code, packs: packsAfter(code.packs, new Map([[from, to]])) };
}

function filesOf(portal: PortalTexts | undefined): Record<string, string> {
  const all = [...(portal?.manifests ?? []), ...(portal?.locales ?? [])];
  return Object.fromEntries(all.map(({ path, text }) => [path, text]));
}
