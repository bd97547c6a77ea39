import type { SavedMethodItem, SavedMethodSource } from '../../generated/records.ts';
import { graphRecords } from '../../graph/index.ts';
import { SavedMethodsQuestion, type SavedMethodsQuery } from '../graph/generated/billing.ts';

type Method = SavedMethodsQuery['wallet'][number];

/** The saved payment methods: those that can be used first, the default one before the others. */
export const savedMethods: SavedMethodSource = graphRecords(SavedMethodsQuestion, {
  variables: () => ({}),
  nodes: ({ wallet }) => wallet.toSorted((one, other) => Number(isClosed(one)) - Number(isClosed(other))),
  item: (method): SavedMethodItem => ({
    id: method.id,
    method: method.type,
    lastFour: method.lastFour,
    kind: method.bankAccountKind ?? kindOf(method.cardKind),
    expiration: method.expiration?.replace(/^(..)/, '$1/'),
    zip: method.zip,
    nameOnCard: method.nameOnCard,
    state: stateOf(method),
    deleteBlock: method.deleteBlock,
    autoPayFor: areasOf(method.usedFor),
    quickPay: method.quickPay,
    coreAutoPay: choiceOf(method, 'CORE'),
    mobileAutoPay: choiceOf(method, 'MOBILE'),
    streamingAutoPay: choiceOf(method, 'STREAMING'),
    paymentAmount: method.nextPayment?.amount,
    paymentDate: method.nextPayment?.paymentDate,
  }),
});

function isClosed({ expired, restricted }: Method): boolean {
  return expired || restricted;
}

/** The most important state of a method for the customer. */
function stateOf({ expired, restricted, expiringSoon, isDefault }: Method): SavedMethodItem['state'] {
  if (expired) return 'EXPIRED';
  if (restricted) return 'RESTRICTED';
  if (expiringSoon) return 'EXPIRING_SOON';
  return isDefault ? 'DEFAULT' : 'READY';
}

/** The state of a method for Auto Pay of an area; undefined if the account has no such area. */
function choiceOf({ autoPayChoices }: Method, area: string): SavedMethodItem['coreAutoPay'] {
  return autoPayChoices.find((choice) => choice.area === area)?.state;
}

/** Prepaid and gift cards are never saved (BL-ELG-003). */
function kindOf(kind: Method['cardKind']): SavedMethodItem['kind'] {
  return kind === 'CREDIT' || kind === 'DEBIT' ? kind : undefined;
}

const combinations = [
  'CORE',
  'MOBILE',
  'STREAMING',
  'CORE_MOBILE',
  'CORE_STREAMING',
  'MOBILE_STREAMING',
  'CORE_MOBILE_STREAMING',
] as const;

/** The areas come in the order core, mobile, streaming. */
function areasOf(areas: readonly string[]): SavedMethodItem['autoPayFor'] {
  const joined = areas.join('_');
  return combinations.find((each) => each === joined);
}
