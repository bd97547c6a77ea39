import { createEvaluator, type Evaluator } from '../../../engine/core/decision/index.ts';
import { assignmentOf, withDerived as deriveAll, type AtomValue } from '../../../engine/core/fact/index.ts';
import { derivationsOf } from '../../../scripts/portal/project.ts';
import { packs } from '../../../widgets/packs.ts';
import { site } from './realSite.ts';

/** The known facts of a customer by full name, toggles as `toggle:<id>`. Amounts are integer cents. */
export type Facts = Readonly<Record<string, AtomValue>>;

/** A visitor who is not signed in. */
export const visitor: Facts = {
  'session.signedIn': false,
  'platform.kind': 'web',
  'vanity.known': false,
  'viewport.width': 1280,
};

/** The head of a household who owes $84.10, is never late, and has neither Auto Pay nor anything scheduled. */
export const regular: Facts = {
  'session.signedIn': true,
  'session.username': 'maria',
  'session.role': 'Primary',
  'session.restricted': false,
  'account.customerType': 'RESIDENTIAL',
  'account.suppressedBilling': false,
  'account.canPayBill': true,
  'account.delinquent': false,
  'account.hasSeveralBills': false,
  'account.type': 'other',
  'account.hasTv': false,
  'account.suspend': 'NOT_ELIGIBLE',
  'account.mobileAutoPayMissing': false,
  'account.hasSeveralAutoPays': false,
  'billing.accountId': 'account-1',
  'billing.area': 'CORE',
  'billing.numberEnding': '4821',
  'billing.status': 'ACTIVE',
  'billing.amountDue': 8410,
  'billing.pastDue': 0,
  'billing.credit': 0,
  'billing.dueDate': '2026-12-04',
  'billing.delinquencyCode': 'none',
  'billing.gracePeriod': false,
  'billing.mobileState': 'NONE',
  'billing.confirmation': 'none',
  'billing.restoration': 'none',
  'billing.paperless': false,
  'billing.autoPayEnrolled': false,
  'billing.autoPayMethodRefused': false,
  'billing.autoPayScheduled': false,
  'billing.canEnrollInAutoPay': true,
  'billing.autoPayDiscount': 500,
  'billing.billPayAvailable': true,
  'billing.canPay': true,
  'billing.restriction': 'NONE',
  'billing.inFlight': 'none',
  'billing.paymentPending': false,
  'billing.onItsWay': 'none',
  'billing.onItsWayAmount': 0,
  'billing.pendingAmount': 0,
  'billing.futurePayments': 0,
  'billing.minAmount': 100,
  'billing.maxAmount': 1_000_000,
  'billing.today': '2026-11-20',
  'billing.pastCutOff': false,
  'billing.lastFuturePaymentDate': '2027-02-18',
  'platform.kind': 'web',
  'vanity.known': false,
  'platform.keyboardVisible': false,
  'viewport.width': 1280,
};

const derivations = await derivationsOf(packs);

/** The facts with all derived ones. */
export function withDerived(facts: Facts): Facts {
  return deriveAll(site.vocabulary, derivations, { ...toggles(), ...left(facts), ...facts });
}

/** The amounts left to pay, unless given otherwise: all that is owed. */
function left({ 'billing.amountDue': due = 0, 'billing.pastDue': pastDue = 0 }: Facts): Facts {
  return { 'billing.leftToPay': due, 'billing.leftPastDue': pastDue };
}

/** Evaluates the portal's decisions for a customer with exactly these facts and the derived ones. */
export function askerFor(facts: Facts): Evaluator {
  return createEvaluator(site, assignmentOf(site.vocabulary, withDerived(facts)));
}

/** Every toggle with its default. */
function toggles(): Record<string, AtomValue> {
  return Object.fromEntries(
    Object.entries(site.manifests.toggle).map(([id, { default: byDefault }]) => [`toggle:${id}`, byDefault]),
  );
}
