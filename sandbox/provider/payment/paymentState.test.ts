import type { PaymentState } from '../../platform/database/index.ts';
import { describe, expect, it } from 'vitest';
import { canMove, PAYMENT_TRANSITIONS } from './paymentState.ts';

const STATES = Object.keys(PAYMENT_TRANSITIONS) as PaymentState[];
const EDGES = STATES.flatMap((from) => PAYMENT_TRANSITIONS[from].map((to) => `${from} -> ${to}`));

describe('the states of a payment', () => {
  it('have exactly these transitions', () => {
    expect(EDGES).toMatchInlineSnapshot(`
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
    const allowed = STATES.flatMap((from) =>
      STATES.filter((to) => canMove(from, to)).map((to) => `${from} -> ${to}`),
    );
    expect(allowed.toSorted()).toEqual(EDGES.toSorted());
  });

  it('let money move once: a state where it has moved leads nowhere', () => {
    expect(PAYMENT_TRANSITIONS.successful).toEqual([]);
  });
});
