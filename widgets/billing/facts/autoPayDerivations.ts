import type { AtomValue, Derivations } from '../../../engine/index.ts';

/** Facts derived from the data of Auto Pay's sequences. */
export const autoPayDerivations: Derivations = {
  methodEntered: {
    inputs: { source: 'enum', token: 'text' },
    compute: (source, token) => isSavedOr(source, token),
  },
  newMethodEntered: {
    inputs: { source: 'enum', token: 'text' },
    compute: (source, token) => isSavedOr(source, token),
  },
  codeProven: {
    inputs: { proof: 'text' },
    compute: (proof) => (proof === undefined ? undefined : proof !== ''),
  },
  paidAmount: {
    inputs: { cents: 'text' },
    compute: (cents) => (cents ? Number(cents) : undefined),
  },
  chosenNextDate: {
    inputs: { date: 'text' },
    compute: (date) => (date ? String(date) : undefined),
  },
};

function isSavedOr(source: AtomValue | undefined, token: AtomValue | undefined): boolean | undefined {
  return source === undefined ? undefined : source === 'saved' || Boolean(token);
}
