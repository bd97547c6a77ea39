import { expect, it } from 'vitest';
import { isRecord, partAt, pointerKeys, pointerTo } from '../../engine/core/json/index.ts';
import type { SequenceManifest } from '../../engine/core/manifest/index.ts';
import { sample, tellsAll } from '../fixtures/sample.ts';
import { replayJourneys, type SequenceModel } from '../fixtures/model/index.ts';
import { modelOf, models } from '../journeys/sequences/model.ts';
import { unreached } from '../journeys/sequences/unreached.ts';
import { readPlans, type WrittenPlan } from '../journeys/sequences/writtenPlan.ts';
import { checkTexts, edited, realTexts } from './realPortal.ts';
import { mutantsOf, type SequenceMutant } from './sequenceMutants.ts';

const id = 'one-time-payment';
const payment = modelOf(id);
const plans = readPlans();

// The manifest written out lacks the parts from which extending sequences are made, so these problems are always there.
const always = new Set(problemsWith(payment.sequence.manifest));

// About one in twelve survives. Of forty drawn by chance it is not one in four.
const tolerated = tellsAll ? 0.1 : 0.25;

it('of the guards and transitions that are deleted, negated or led elsewhere, nine in ten are noticed', () => {
  const mutants = sample(mutantsOf(payment.sequence.manifest), 40, 'mutants of the payment');
  const fates = mutants.map((mutant) => ({ mutant, fate: fateOf(mutant) }));
  const survivors = fates
    .filter(({ fate }) => fate === 'survives')
    .map(({ mutant: { pointer, change } }) => `survives: ${pointer} ${change}`)
    .join('\n');
  const countOf = (wanted: Fate): number => fates.filter(({ fate }) => fate === wanted).length;
  const noticed = `${countOf('journeys')} noticed by the journeys, ${countOf('check')} by the check alone`;
  // Printed for people; a run of all tests stays quiet.
  if (!process.env['CI']) console.log(`${fates.length} mutants: ${noticed}.\n${survivors}`);
  expect(countOf('survives') / fates.length).toBeLessThan(tolerated);
});

// The check takes a second for each mutant: for the other sequences only the journeys are run.
const others = tellsAll ? models.filter((each) => each.sequence.id !== id) : [];

it.each(others.map((each) => [each.sequence.id, each] as const))(
  'of every guard and transition of %s that is deleted, negated or led elsewhere, the journeys alone notice four in five',
  (_, other) => {
    const ways = planOf(other.sequence.id);
    const { manifest: whole } = other.sequence;
    const mutants = mutantsOf(whole).filter(
      ({ pointer }) => isReached(other.sequence.id, pointer) && !isOfEach(whole, pointer),
    );
    const survivors = mutants.filter(({ manifest }) => !isNoticed(other, ways, manifest));
    const list = survivors.map(({ pointer, change }) => `survives: ${pointer} ${change}`).join('\n');
    console.log(`${mutants.length} mutants, ${survivors.length} not noticed by the journeys.\n${list}`);
    expect(survivors.length / mutants.length).toBeLessThan(0.2);
  },
  60_000,
);

/** Whether a journey could notice it at all: not where none takes the transition, and a list says why. */
function isReached(sequence: string, pointer: string): boolean {
  const place = pointer.replace(/^\/[^/]+\//, '').replace('/transitions/', '/');
  return !Object.keys(unreached[sequence] ?? {}).some((name) => `${place}/`.startsWith(`${name}/`));
}

/** Whether it decides what shows of each thing of a list: a plan knows of no list. */
function isOfEach(manifest: SequenceManifest, pointer: string): boolean {
  const keys = pointerKeys(pointer);
  return keys.some((_, index) => {
    const part = partAt(manifest, keys.slice(0, index).reduce<string>(pointerTo, ''));
    return isRecord(part) && part['widget'] === 'content/each';
  });
}

function planOf(sequence: string): WrittenPlan {
  const plan = plans.find((each) => each.sequence === sequence);
  if (!plan) throw new Error(`There is no plan of "${sequence}".`);
  return plan;
}

function isNoticed(model: SequenceModel, plan: WrittenPlan, manifest: SequenceManifest): boolean {
  return replayJourneys({ ...model, sequence: { ...model.sequence, manifest } }, plan) !== undefined;
}

type Fate = 'journeys' | 'check' | 'survives';

function fateOf({ manifest }: SequenceMutant): Fate {
  if (isNoticed(payment, planOf(id), manifest)) return 'journeys';
  return problemsWith(manifest).some((problem) => !always.has(problem)) ? 'check' : 'survives';
}

function problemsWith(manifest: SequenceManifest): string[] {
  const file = `manifests/sequences/${id}.json`;
  const { problems } = checkTexts(edited(realTexts, { file, text: JSON.stringify(manifest) }));
  return problems.map(({ code, place }) => `${code} ${place.file} ${place.pointer}`);
}
