import type { AtomValue, Derivation } from '../../../engine/index.ts';

/** Facts that follow from what is entered for Auto Pay. */
export const autoPayDerivations: Readonly<Record<string, Derivation>> = {
  'auto-pay.methodEntered': {
    from: ['auto-pay-enroll.methodSource', 'auto-pay-enroll.token'],
    compute: (source, token) => isSavedOr(source, token),
  },
  'auto-pay.newMethodEntered': {
    from: ['auto-pay-manage.methodSource', 'auto-pay-manage.token'],
    compute: (source, token) => isSavedOr(source, token),
  },
  'auto-pay.codeProven': {
    from: ['auto-pay-manage.securityCodeProof'],
    compute: (proof) => (proof === undefined ? undefined : proof !== ''),
  },
  'auto-pay.paidAmount': {
    from: ['auto-pay-manage.paidAmount'],
    compute: (cents) => (cents ? Number(cents) : undefined),
  },
  'auto-pay.chosenNextDate': {
    from: ['auto-pay-date.nextDate'],
    compute: (date) => (date ? String(date) : undefined),
  },
};

function isSavedOr(source: AtomValue | undefined, token: AtomValue | undefined): boolean | undefined {
  return source === undefined ? undefined : source === 'saved' || Boolean(token);
}
