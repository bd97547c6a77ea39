import type { PaymentState } from '../../platform/database/index.ts';
import { describe, expect, it } from 'vitest';
import { canMove, paymentTransitions } from './paymentState.ts';

const states = Object.keys(paymentTransitions) as PaymentState[];
const edges = states.flatMap((from) => paymentTransitions[from].map((to) => `${from} -> ${to}`));

describe('the states of a payment', () => {
  it('have exactly these transitions', () => {
    expect(edges).toMatchInlineSnapshot(`
      [
        "in-flight -> successful",
        "in-flight -> pending",
        "in-flight -> scheduled",
        "in-flight -> declined",
        "in-flight -> failed",
        "scheduled -> in-flight",
        "scheduled -> cancelled",
        "pending -> successful",
        "pending -> failed",
      ]
    `);
  });

  it('allow no other one', () => {
    const allowed = states.flatMap((from) =>
      states.filter((to) => canMove(from, to)).map((to) => `${from} -> ${to}`),
    );
    expect(allowed.toSorted()).toEqual(edges.toSorted());
  });

  it('let money move once: a state where it has moved leads nowhere', () => {
    expect(paymentTransitions.successful).toEqual([]);
  });
});
