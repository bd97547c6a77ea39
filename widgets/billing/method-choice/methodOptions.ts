import type { PaymentRestriction, WalletQuery } from '../graph/generated/billing.ts';

/** A saved payment method. */
export type SavedMethod = WalletQuery['wallet'][number];

/** Ways to pay with a method that is entered now. */
export type NewMethod = 'new-card' | 'new-bank-account';

/** What an account's restriction leaves open for entering (BL-RST-009, BL-RST-010). */
export function newMethodsFor(restriction: PaymentRestriction): readonly NewMethod[] {
  const open: NewMethod[] = [];
  if (restriction === 'NONE' || restriction === 'BANK_ACCOUNTS') open.push('new-card');
  if (restriction === 'NONE' || restriction === 'CARDS') open.push('new-bank-account');
  return open;
}

/** The method to begin with: the default one, else the first that can be used (BL-ELG-018). */
export function firstChoice(wallet: readonly SavedMethod[]): SavedMethod | undefined {
  const usable = wallet.filter(({ refusal }) => refusal === null);
  return usable.find(({ isDefault }) => isDefault) ?? usable[0];
}

/** What the sequence keeps of a saved method. Proof and token of another one are gone with it. */
export function answersFor(method: SavedMethod): Record<string, string> {
  return {
    methodSource: 'saved',
    methodId: method.id,
    methodType: method.type,
    lastFour: method.lastFour,
    cardExpiration: method.expiration ?? '',
    ...(method.cardKind && { cardKind: method.cardKind }),
    token: '',
    securityCodeProof: '',
  };
}

/** What the sequence keeps while a method is entered. */
export function answersForNew(source: NewMethod): Record<string, string> {
  return {
    methodSource: source,
    methodId: '',
    lastFour: '',
    cardExpiration: '',
    token: '',
    securityCodeProof: '',
  };
}
