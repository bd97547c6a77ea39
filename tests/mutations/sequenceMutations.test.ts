import { describe, expect, it } from 'vitest';
import { replayJourneys, transitionsOf } from '../model/index.ts';
import { model } from '../journeys/sequences/model.ts';
import { readPlan } from '../journeys/sequences/writtenPlan.ts';
import { checkTexts, edited, realTexts } from './realPortal.ts';
import { mutantsOf, type SequenceMutant } from './sequenceMutants.ts';

const { sequence } = model;
const plan = readPlan();

describe('the journeys that are planned for the shipped sequence', () => {
  it('still see what they say: otherwise `npm run generate:journeys` plans them anew', () => {
    expect(replayJourneys(model, plan)).toBeUndefined();
  });

  it('take every transition that is not proved to be impossible', () => {
    const shown = new Set(plan.journeys.flatMap(({ moves }) => moves.flatMap(({ shows }) => shows)));
    const impossible = plan.impossible.map(({ id }) => id);
    const names = transitionsOf(sequence.manifest).map(({ id }) => id);
    expect(names.filter((name) => !shown.has(name) && !impossible.includes(name))).toEqual([]);
  });
});

it('of every guard and transition that is deleted, negated or led elsewhere, more than 90 % are noticed', () => {
  const fates = mutantsOf(sequence.manifest).map((mutant) => ({ mutant, fate: fateOf(mutant) }));
  const survivors = fates
    .filter(({ fate }) => fate === 'survives')
    .map(({ mutant: { pointer, change } }) => `survives: ${pointer} ${change}`)
    .join('\n');
  const countOf = (wanted: Fate): number => fates.filter(({ fate }) => fate === wanted).length;
  const noticed = `${countOf('journeys')} noticed by the journeys, ${countOf('check')} by the check alone`;
  // For whoever runs this by hand; a run of everything stays quiet.
  if (!process.env['CI']) console.log(`${fates.length} mutants: ${noticed}.\n${survivors}`);
  expect(countOf('survives') / fates.length).toBeLessThan(0.1);
}, 120_000);

type Fate = 'journeys' | 'check' | 'survives';

function fateOf({ manifest }: SequenceMutant): Fate {
  if (replayJourneys({ ...model, sequence: { ...sequence, manifest } }, plan)) return 'journeys';
  const file = `manifests/sequences/${sequence.id}.json`;
  const { problems } = checkTexts(edited(realTexts, { file, text: JSON.stringify(manifest) }));
  return problems.length > 0 ? 'check' : 'survives';
}
