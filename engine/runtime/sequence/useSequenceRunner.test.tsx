import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SequenceManifest } from '../../core/manifest/index.ts';
import { showLending } from '../view/layout/testing/index.ts';
import { lending } from './testing/index.ts';

/** What is accepted is derived from the answer alone, by code for which nothing else asks. */
const derived = {
  facts: {
    desk: {
      comesFrom: 'Derived.',
      facts: {
        lends: {
          type: 'boolean',
          description: 'It can be fetched there.',
          derivedFrom: { branch: 'lend.branch' },
        },
      },
    },
  },
  pack: {
    derivations: {
      desk: async () => ({
        lends: { inputs: { branch: 'enum' }, compute: (branch) => branch === 'harbour' },
      }),
    },
  },
  sequence: withRefusal(),
} satisfies Parameters<typeof showLending>[0];

it('opens the step of the address after a reload, once the code has come that says what is accepted', async () => {
  const { press, ports } = await showLending(derived);
  await press('Harbour');
  await press('Continue');
  await showLending({ ...derived, start: '/lend/review', ports });
  expect(screen.getAllByText('Step 2 of 2: Check your loan')).toHaveLength(2);
});

function withRefusal(): SequenceManifest {
  const { choose } = lending.steps;
  const refuse = [
    { id: 'missing', when: { fact: 'desk.lends', is: false }, message: 'library:branchMissing' },
  ];
  const fields = { branch: { label: 'library:branch', refuse } };
  return { ...lending, steps: { ...lending.steps, choose: { ...choose, fields } as typeof choose & object } };
}
