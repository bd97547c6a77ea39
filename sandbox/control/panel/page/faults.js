import { ask } from './api.js';
import { find, make, makeButton, say } from './elements.js';

const operations = [
  'createInstantPaymentV2',
  'createDeviceOneTimePaymentV2',
  'createFuturePayment',
  'attempt',
  'closeAttempt',
  'account',
  'billingAccounts',
  'billingAccount',
  'wallet',
  'scheduledPayments',
  'statements',
  'statement',
  'statementNotice',
  'transactions',
  'privacy',
  'callDetails',
  'streamingLedger',
  'mobileOrders',
  'orders',
  'subscriptions',
  'equipment',
  'selfInstall',
  'networks',
  'homeDevices',
  'appointments',
  'notifications',
  'preferences',
  'channels',
  'outages',
  'search-index',
  'homePhone',
  'phoneSwitch',
  'deviceBalances',
  'package',
  'packageandoffers',
  'printStatement',
  'speedTest',
  'savePaymentMethod',
  'updatePaymentMethod',
  'deletePaymentMethod',
  'enrollInPaperless',
  'leavePaperless',
  'activateEquipment',
  'changeNetwork',
  'nameEquipment',
  'addToCart',
  'removeFromCart',
  'order',
  'setPreference',
  'agreeToAppTerms',
  'markNotificationsRead',
  'forwardCalls',
  'deleteVoicemail',
  'setCallGuard',
  'setCaller',
  'enrollInAutoPay',
  'cancelAutoPay',
  'setAutoPayMethod',
  'changeAutoPayDate',
  'sendVerificationCode',
  'verifyAccount',
  'cancelScheduledPayment',
  'frame-sessions',
  'payments',
  'security-code-checks',
  'bank-sign-ins',
  '*',
];

const effects = [
  ['HTTP 500', { kind: 'http-status', status: 500 }],
  ['HTTP 503', { kind: 'http-status', status: 503 }],
  ['HTTP 401, as if signed out', { kind: 'http-status', status: 401 }],
  ['Error in the graph: SERVICE_UNAVAILABLE', { kind: 'graphql-error', code: 'SERVICE_UNAVAILABLE' }],
  ['Error in the graph: BILL_PAY_UNAVAILABLE', { kind: 'graphql-error', code: 'BILL_PAY_UNAVAILABLE' }],
  [
    'One field fails: the due date',
    { kind: 'graphql-error', code: 'SERVICE_UNAVAILABLE', field: 'BillingAccount.dueDate' },
  ],
  ['Broken JSON', { kind: 'malformed-json' }],
  ['An HTML page in place of JSON', { kind: 'html-body' }],
  ['Three seconds late', { kind: 'slow', milliseconds: 3000 }],
  ['No answer at all', { kind: 'hang' }],
  ['Connection cut before it ran', { kind: 'drop' }],
  ['Answer lost after it was done', { kind: 'drop', timing: 'after' }],
  ['Payment declined', { kind: 'decline' }],
  ['Payment stays pending', { kind: 'leave-pending' }],
  ['Processor does not answer: outcome unknown', { kind: 'no-answer' }],
  ['Payment answered without a payment id', { kind: 'no-payment-id' }],
  ['Failure body: multistatus', { kind: 'failure-body', shape: 'multistatus' }],
  ['Failure body: systemErrorCode', { kind: 'failure-body', shape: 'systemErrorCode' }],
  ['Failure body: failureResponses', { kind: 'failure-body', shape: 'failureResponses' }],
];

/** Shows the faults that are set and lets people set more. */
export async function showFaults() {
  find('fault-operation').append(
    ...operations.map((name) => make('option', { value: name }, name === '*' ? 'every operation' : name)),
  );
  find('fault-effect').append(
    ...effects.map(([label], position) => make('option', { value: position }, label)),
  );
  find('fault-form').addEventListener('submit', setFault);
  find('faults-clear').addEventListener('click', () => clear('/faults'));
  await listFaults();
}

async function setFault(event) {
  event.preventDefault();
  const remaining = find('fault-remaining').value;
  const username = find('fault-username').value;
  const set = await ask('POST', '/faults', {
    operation: find('fault-operation').value,
    effect: effects[Number(find('fault-effect').value)][1],
    ...(username === '' ? {} : { username }),
    ...(remaining === '' ? {} : { remaining: Number(remaining) }),
  });
  if (set !== undefined) say('The fault is set.');
  await listFaults();
}

/** Shows the faults as they are now. */
export async function listFaults() {
  const { faults = [] } = (await ask('GET', '/faults')) ?? {};
  find('fault-list').replaceChildren(...faults.map(makeItem));
}

function makeItem({ id, operation, username, remaining, effect }) {
  const { kind, ...details } = effect;
  const whom = username ?? 'everybody';
  const often = remaining === undefined ? 'until cleared' : `${remaining} more`;
  const text = `${operation}: ${[kind, ...Object.values(details)].join(' ')} · ${whom} · ${often}`;
  return make(
    'li',
    {},
    make('span', {}, text),
    makeButton('Clear', text, () => clear(`/faults/${id}`)),
  );
}

async function clear(path) {
  await ask('DELETE', path);
  say('Cleared.');
  await listFaults();
}
