const byReload = 'a proof is lost by a reload only, which is no move';
const noSuchBills = 'nobody in the sandbox has a method that just these services can take';
const noMismatch = 'what is entered anew has no code that it could not match';

/**
 * Sequence -> transition that no journey takes and that is not proved to be impossible -> reason. A transition that a journey
 * takes must not be listed (`tests/fixtures/model/writtenPlans.test.ts`).
 */
export const unreached: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'add-method': { 'read/outcomes/mismatch/0': noMismatch },
  'auto-pay-enroll': { 'read-method/outcomes/mismatch/0': noMismatch },
  'auto-pay-manage': {
    'review/on/save/0': 'a payment becomes pending while the review is open only from another device',
    'pay-past-due/outcomes/succeeded/0':
      'what was accepted and entered is lost by a reload only, which is no move',
  },
  'cancel-scheduled': {
    'confirm/on/to-scheduled/0': 'a scheduled payment is in flight for ten seconds only, on its day',
  },
  'delete-method': {
    'confirm/on/to-methods/0': 'a payment is in flight for ten seconds only',
  },
  'device-payment': {
    'bank-sign-in/on/continue/0': 'no step after the bank is gone back from while an answer is changed',
  },
  'method-service': {
    'services/on/continue/0': noSuchBills,
    'services/on/continue/3': noSuchBills,
    'services/on/continue/5': noSuchBills,
  },
  'quick-pay': {
    'review/on/continue/2': 'nobody whose service comes back within minutes has a card',
    'payment-in-flight/on/another/1': byReload,
    'paid-already/on/another/1': byReload,
    'scheduled-already/on/another/1': byReload,
  },
  'rename-equipment': { 'name/on/back/0': 'everybody in the sandbox can rename everything' },
  'speed-test': { 'measured/on/again/0': 'a journey is over where a sequence has a result' },
};
