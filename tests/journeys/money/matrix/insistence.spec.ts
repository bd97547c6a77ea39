import { expect, sample } from '../../journey/index.ts';
import { playedFindings } from './playCases.ts';
import { test } from './stage.ts';

for (const payment of sample(['bank-account', 'saved-card'] as const, 1, 'who insists')) {
  test(`who is asked whether another payment is meant, and means it, makes two (${payment})`, async ({
    stage,
    complaints,
  }) => {
    const money = { payment, cut: 'accepted', loss: 'nothing', deed: 'insists' } as const;
    const findings = await playedFindings({ money, number: 0 }, stage, complaints);
    // A page may offer another payment to a person who insists on one.
    const kinds = findings.map(({ kind }) => kind).filter((kind) => kind !== 'offers-payment-in-flight');
    expect(kinds).toEqual(['charged-twice']);
  });
}
