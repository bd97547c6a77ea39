import type { PlayedRepertoire } from './hand.ts';
import { factsOf } from './personas.ts';

/** Measuring the speed. The sample is no call of the graph, and changes nothing. */
export const speedTest: PlayedRepertoire = {
  asks: '{ equipment { kind } }',
  customers: [
    { name: 'maria', persona: 'maria', facts: factsOf('maria'), address: '/services/internet/speed-test' },
  ],
  choices: [],
  ways: [
    { name: 'measured', at: 'measure', outcome: 'done', answers: () => ({ download: '100', latency: '10' }) },
    { name: 'there is no network', at: 'measure', outcome: 'unknown', isOffline: true },
  ],
};
