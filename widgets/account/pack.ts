import type { Pack } from '../../engine/index.ts';

/** The account and the session, and what the account has. */
export const accountPack: Pack = {
  domain: 'account',
  sources: { account: async () => (await import('./facts/accountSource.ts')).accountSource },
  records: {
    equipment: async () => (await import('./records/equipment.ts')).equipment,
    plan: async () => (await import('./records/plan.ts')).plan,
    subscriptions: async () => (await import('./records/subscriptions.ts')).subscriptions,
    offers: async () => (await import('./records/offers.ts')).offers,
    orders: async () => (await import('./records/orders.ts')).orders,
    'order-items': async () => (await import('./records/orders.ts')).orderItems,
  },
  derivations: { session: async () => (await import('./facts/sessionDerivations.ts')).sessionDerivations },
};
