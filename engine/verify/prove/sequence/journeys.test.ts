import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Condition, SequenceEventRule, Transition } from '../../../core/manifest/index.ts';
import {
  changeData,
  factsOf,
  openState,
  operationToFindOut,
  sendEvent,
  settleOperation,
  startSequence,
  type SequenceState,
} from '../../../core/sequence/index.ts';
import type { Site } from '../../../core/site/index.ts';
import {
  anyInput,
  anySequence,
  evaluatorOf,
  sequenceNames,
  sequenceOf,
  siteOf,
  type SequenceInput,
  type SequenceParts,
} from '../../../core/testing/index.ts';
import type { Diagram } from '../../solver/index.ts';
import type { ProofContext } from '../proof.ts';
import { type Journeys, journeysOf } from './journeys.ts';
import { attempts } from './attempts.ts';
import { ways } from './ways.ts';

/** `RUNS=10000` walks more, `FAST_CHECK_SEED=1` others. */
const runs = Number(process.env['RUNS'] ?? 200);
const seed = Number(process.env['FAST_CHECK_SEED'] ?? 20_261_122);

type Events = Readonly<Record<string, SequenceEventRule>>;

describe('whoever walks through whatever sequence', () => {
  it(`comes only where it is said that somebody can come, and in such assignments (seed ${seed})`, () => {
    const surprised = fc.property(anyTravelled(), anyWalk(), (parts, walk) => {
      const { journeys, walking } = setup(parts);
      const reached = journeys.stable.reached();
      for (const { state, jumped } of walked(walking, walk.filter(isNoReload))) {
        // A state that only an address can reach is a finding, and so are those behind it.
        if (jumped && !reached.has(state.at)) return true;
        if (!isIn(journeys, reached, state)) return false;
      }
      return true;
    });
    expect(fc.check(surprised, { numRuns: runs, seed }).counterexample).toBeNull();
  });

  it(`sends nothing again under the same key unless that is found (seed ${seed})`, () => {
    const missed = fc.property(anyTravelled(), anyWalk(), (parts, walk) => {
      const { context, walking } = setup(parts);
      const found = attempts(context)
        .map(({ message }) => message)
        .join();
      for (const { state, again } of walked(walking, walk)) {
        if (again && !found.includes(`can send "${state.at}"`)) return false;
      }
      return true;
    });
    expect(fc.check(missed, { numRuns: runs, seed }).counterexample).toBeNull();
  });
});

describe('a condition on the way', () => {
  it('keeps a state from being reached when what it asks was settled before', () => {
    expect(findings(lending({ fact: 'borrow.f0', is: false }))).toEqual([
      ['unreachable-state', '/results/lent', undefined],
    ]);
    expect(findings(lending({ fact: 'borrow.f0', is: true }))).toEqual([
      ['unreachable-state', '/results/kept', undefined],
    ]);
    expect(findings(lending({ fact: 'reader.child', is: true }))).toEqual([]);
  });

  it('is a dead end for those whom no answer helps, and for nobody else', () => {
    const child = { fact: 'reader.child', is: true };
    expect(findings(choosing([{ when: child, to: 'choose' }, { to: 'lent' }]))).toEqual([
      ['dead-end', '/steps/choose', { 'reader.child': true }],
    ]);
    // A customer with another answer can go on.
    const answered = { fact: 'borrow.f0', is: true };
    expect(findings(choosing([{ when: answered, to: 'choose' }, { to: 'lent' }]))).toEqual([]);
    // So can a customer with a mark that was set on the way.
    const marked = [{ when: { fact: 'borrow.mark', is: true }, to: 'lent' }];
    expect(findings(choosing([...marked, { to: 'choose', set: { mark: true } }]))).toEqual([]);
    expect(
      findings(choosing([...marked, { when: child, to: 'choose' }, { to: 'choose', set: { mark: true } }])),
    ).toEqual([['dead-end', '/steps/choose', { 'reader.child': true }]]);
  });

  it('is a dead end for those whose every answer a field refuses', () => {
    const child = { fact: 'reader.child', is: true };
    expect(findings(choosing([{ to: 'lent' }], ['f0'], { any: [missing, child] }))).toEqual([
      ['dead-end', '/steps/choose', { 'reader.child': true }],
    ]);
    expect(findings(choosing([{ to: 'lent' }], ['f0'], { all: [missing, child] }))).toEqual([]);
  });

  it('is a dead end beside a state that nobody comes to, which is another mistake', () => {
    const child = { fact: 'reader.child', is: true };
    const { order, steps, ...rest } = choosing([{ when: child, to: 'stuck' }, { to: 'lent' }]);
    const stuck = { ...rest, order: [...order, 'stuck'], steps: { ...steps, stuck: { on: {} } } };
    expect(findings({ ...stuck, results: { lent: {}, kept: {} } })).toEqual([
      ['unreachable-state', '/results/kept', undefined],
      ['dead-end', '/steps/stuck', undefined],
    ]);
  });

  it('keeps a sending from being sent again when it cannot hold any more', () => {
    expect(attempts(setup(sendingAgain({ mark: true })).context).map(({ code }) => code)).toEqual([
      'sent-twice',
    ]);
    expect(attempts(setup(sendingAgain({ mark: false })).context)).toEqual([]);
  });
});

describe('a second sending under the same key', () => {
  it('is found where only an address leads on to it', () => {
    // A refused customer comes to a step without buttons; its address opens the step before.
    expect(sentTwice({ transitions: [{ to: 'stuck' }] })).toEqual([
      'can send "lend" a second time with the idempotency key of the first: lend → stuck → choose → lend.',
    ]);
    expect(sentTwice({ transitions: [{ to: 'stuck', newAttempt: true }] })).toEqual([]);
  });

  it('is not found behind an address that nobody may open', () => {
    const never = { id: 'closed', when: { not: { all: [yes, { not: yes }] } }, message: 'borrow:closed' };
    const closed = { fields: { mark: { label: 'borrow:mark', refuse: [never] } } };
    const parts = { transitions: [{ to: 'stuck' }], first: closed };
    expect(sentTwice(parts)).toEqual([]);
  });

  it('is found where a reload finds out what was sent first, and what followed is sent again', () => {
    const { order, steps, ...rest } = choosing([{ to: 'lend' }]);
    const parts: SequenceParts = {
      ...rest,
      order: [...order, 'later'],
      steps: { ...steps, later: { on: {} } },
      operations: { lend: ending('remind', 'remind'), remind: ending('later', 'lent') },
      results: { lent: {} },
    };
    expect(attempts(setup(parts).context).map(({ message }) => message)).toEqual([
      'can send "lend" a second time with the idempotency key of the first: lend → remind → later → choose → lend.',
      'can send "remind" a second time with the idempotency key of the first: remind → later → lend after a reload → remind.',
    ]);
  });
});

/** An operation with the targets of its unknown and its successful outcome. */
function ending(unknown: string, done: string) {
  return { over: 'choose', outcomes: { unknown: [{ to: unknown }], done: [{ to: done }] } };
}

const yes = { fact: 'borrow.mark', is: true } as const;

/** Lending whose refusal leads to a step without a way on. */
function sentTwice({
  transitions,
  first,
}: {
  transitions: Transition[];
  first?: Pick<SequenceParts['steps'][string], 'fields'>;
}): string[] {
  const { order, data, steps } = choosing([{ to: 'lend' }]);
  const outcomes = { done: [{ to: 'lent' }], unknown: transitions };
  const parts: SequenceParts = {
    order: first ? ['closed', ...order, 'stuck'] : [...order, 'stuck'],
    ...(data && { data }),
    steps: { ...(first && { closed: { ...first, on: {} } }), ...steps, stuck: { on: {} } },
    operations: { lend: { over: 'choose', outcomes } },
    results: { lent: {} },
  };
  return attempts(setup(parts).context).map(({ message }) => message);
}

const missing = { fact: 'borrow.f0', is: false } as const;

/** One step with the field f0, and transitions of the event that goes on. */
function choosing(transitions: Transition[], needs: string[] = [], when: Condition = missing): SequenceParts {
  const refusal = { id: 'missing', when, message: 'borrow:missing' };
  return {
    order: ['choose'],
    data: { f0: yesOrNo, mark: yesOrNo },
    steps: {
      choose: {
        fields: { f0: { label: 'borrow:f0', refuse: [refusal] } },
        on: { go: { needs, transitions } },
      },
    },
    results: { lent: {} },
  };
}

/** A sequence that asks again, after an operation, for a field that had to be accepted before it. */
function lending(when: Condition): SequenceParts {
  return {
    ...choosing([{ to: 'lend' }], ['f0']),
    operations: { lend: { over: 'choose', outcomes: { unknown: [{ when, to: 'lent' }, { to: 'kept' }] } } },
    results: { lent: {}, kept: {} },
  };
}

/** A sequence that sends again if the mark has the given value, after setting it. */
function sendingAgain({ mark: is }: { mark: boolean }): SequenceParts {
  const unknown = [{ when: { fact: 'borrow.mark', is }, to: 'lend' }, { to: 'lent' }];
  return {
    ...choosing([{ to: 'lend', set: { mark: true } }]),
    operations: { lend: { over: 'choose', outcomes: { unknown } } },
  };
}

const yesOrNo = { type: 'boolean', description: 'Yes or no.', initial: false } as const;

/** Random sequences in which no field asks f2, so that only transitions set it. */
function anyTravelled(): fc.Arbitrary<SequenceParts> {
  return anySequence.map(({ steps, ...parts }) => ({
    ...parts,
    steps: Object.fromEntries(
      Object.entries(steps).map(([name, step]) => [name, withoutAsking(step, name === 'step-2')]),
    ),
    dialogs: Object.fromEntries(
      Object.entries(parts.dialogs ?? {}).map(([name, dialog]) => [name, withoutAsking(dialog, false)]),
    ),
    results: Object.fromEntries(
      Object.entries(parts.results ?? {}).map(([name, { on = {} }]) => [name, { on: withoutNeeds(on) }]),
    ),
  }));
}

function withoutAsking<Part extends { on: Events; fields?: object }>(part: Part, isOwn: boolean): Part {
  const { fields, ...rest } = part;
  return { ...rest, on: withoutNeeds(part.on), ...(fields && !isOwn && { fields }) } as Part;
}

function withoutNeeds(on: Events): Events {
  return Object.fromEntries(
    Object.entries(on).map(([event, { needs = [], transitions }]) => [
      event,
      { needs: needs.filter((name) => name !== 'f2'), transitions },
    ]),
  );
}

type Step = SequenceInput | { kind: 'reload' };

function anyWalk(): fc.Arbitrary<Step[]> {
  const input = fc.oneof(
    { weight: 8, arbitrary: anyInput.filter(isTheCustomers) },
    { weight: 1, arbitrary: fc.constant({ kind: 'reload' } as const) },
  );
  return fc.array(input, { maxLength: 40 });
}

function isNoReload({ kind }: Step): boolean {
  return kind !== 'reload';
}

function isTheCustomers(what: SequenceInput): boolean {
  return what.kind !== 'change' || what.name !== 'f2';
}

interface Walked {
  state: SequenceState;
  /** Reached not by a transition, but by an address, a reload, or a redirect to an unaccepted field. */
  jumped: boolean;
  /** Sent now, and before in this attempt. */
  again: boolean;
}

/** Performs a walk with the code that runs in the browser. */
function* walked(walking: Walking, walk: readonly Step[]): Generator<Walked> {
  const { manifest } = walking.sequence;
  let state = startSequence(manifest);
  let sent: string[] = [];
  for (const what of walk) {
    const open =
      what.kind === 'reload'
        ? operationToFindOut(manifest, state.at, { sent: () => sent.at(-1), sentFirst: () => sent[0] })
        : undefined;
    if (what.kind === 'reload' && open === undefined) continue;
    const before = open === undefined ? state : { ...state, at: open };
    const next = after(walking, what.kind === 'reload' ? foundOut : what, before);
    const [touched, moved] = [next.touched.length > state.touched.length, next.at !== before.at];
    const isSent = moved && next.at.endsWith('operation');
    const jumped = moved && (what.kind === 'open' || what.kind === 'reload' || touched);
    yield { state: next, jumped, again: isSent && sent.includes(next.at) };
    if (isSent) sent.push(next.at);
    if (next.at === 'result') sent = [];
    state = next;
  }
}

/** The input that an operation's outcome is unknown. */
const foundOut: SequenceInput = { kind: 'outcome', name: 'unknown' };

function after({ sequence, site }: Walking, what: SequenceInput, state: SequenceState): SequenceState {
  const evaluator = evaluatorOf(site, factsOf(sequence.id, sequence.manifest, state.data));
  if (what.kind === 'event') return sendEvent(evaluator, sequence, state, what.name).state;
  if (what.kind === 'outcome') return settleOperation(evaluator, sequence, state, what.name).state;
  if (what.kind === 'open') return openState(evaluator, sequence, state, what.name);
  if (sequence.manifest.operations?.[state.at]) return state;
  return changeData(sequence.manifest, state, { [what.name]: what.value });
}

/** Whether the reached assignments of a state include its present data. */
function isIn({ sequence, solver }: Journeys, reached: ReadonlyMap<string, Diagram>, state: SequenceState) {
  const facts: Record<string, unknown> = factsOf(sequence.id, sequence.manifest, state.data);
  let at = reached.get(state.at) ?? solver.nobody;
  while ('children' in at) {
    const { name = '', values = [] } = solver.space.atoms[at.level] ?? {};
    at = at.children[values.findIndex((value) => value === facts[name])] ?? solver.nobody;
  }
  return at.verdict === true;
}

function findings(parts: SequenceParts): unknown[] {
  return ways(setup(parts).context).map(({ code, place, witness }) => [code, place.pointer, witness]);
}

interface Walking extends Pick<Journeys, 'sequence'> {
  site: Site;
}

function setup(parts: SequenceParts): { context: ProofContext; walking: Walking; journeys: Journeys } {
  const { manifest } = sequenceOf(parts).sequence;
  const reader = {
    comesFrom: 'The reader.',
    facts: { child: { type: 'boolean', description: 'A child.' } },
  } as const;
  const site = siteOf({ sequence: { borrow: manifest }, facts: { reader } });
  const events = [...sequenceNames.events];
  const sends = events.map((send) => ({
    value: { send },
    place: { file: 'sequences/borrow.json', pointer: '/aside/0' },
    manifest: { kind: 'sequence', id: 'borrow' },
  }));
  const context = {
    site,
    manifests: site.manifests,
    usages: { sends },
    placeOf: (_kind: string, _id: string, pointer: string) => ({ file: '', pointer }),
  } as unknown as ProofContext;
  const [journeys] = journeysOf(context);
  if (!journeys) throw new Error('There is no sequence.');
  return { context, journeys, walking: { site, sequence: journeys.sequence } };
}
