import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql';
import type { TestPayer } from './meetPayer.ts';
import type { GraphAnswer, TestProvider } from './openProvider.ts';

/** The variables of one operation, by name. */
export type Variables = Record<string, unknown>;

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../provider/graph/main.graphql'), 'utf8'));
const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** Every operation of the main graph, as its schema has them. */
export const operations: readonly GraphQLField<unknown, unknown>[] = [...queries, ...mutations];

/** Whether an operation is a mutation. */
export function isDone(operation: string): boolean {
  return mutations.some(({ name }) => name === operation);
}

/** Builds and sends requests from the schema alone, which no page sends. */
export interface Requests {
  /** Valid variables of an operation, from a person who may use it. */
  variablesOf(payer: TestPayer, operation: string): Promise<Variables>;
  /** Sends an operation with those variables, or with other ones. */
  send(payer: TestPayer, operation: string, variables?: Variables): Promise<GraphAnswer>;
}

/** Creates requests to a provider. An operation without an entry in `valuesOfVariables` throws: add one to this file. */
export function createRequests(sandbox: TestProvider): Requests {
  async function variablesOf(payer: TestPayer, operation: string): Promise<Variables> {
    const variables = await valuesOfVariables[operation]?.(payer, sandbox);
    if (variables !== undefined) return variables;
    throw new Error(
      `Nobody knows how to send ${operation}: add it to valuesOfVariables in graphRequests.ts.`,
    );
  }
  return {
    variablesOf,
    async send(payer, operation, variables) {
      const field = operations.find(({ name }) => name === operation);
      const given = variables ?? (await variablesOf(payer, operation));
      if (field === undefined) throw new Error(`The graph has no operation ${operation}.`);
      return sandbox.graph(payer.username, writeOperation(field), given);
    },
  };
}

/** The paths of all variables of an operation that are ids, such as `input.funding.token`. */
export function idPaths({ args }: GraphQLField<unknown, unknown>): string[] {
  return args.flatMap((arg) => idsIn(arg, ''));
}

function idsIn({ name, type }: GraphQLArgument | GraphQLInputField, before: string): string[] {
  const named = getNamedType(type);
  const path = `${before}${name}`;
  if (isInputObjectType(named)) {
    return Object.values(named.getFields()).flatMap((field) => idsIn(field, `${path}.`));
  }
  return named.name === 'ID' ? [path] : [];
}

/** Valid variables by the name of the operation. */
const valuesOfVariables: Record<
  string,
  (payer: TestPayer, sandbox: TestProvider) => Variables | Promise<Variables>
> = {
  account: () => ({}),
  billingAccounts: () => ({}),
  billingAccount: ({ areaId }) => ({ id: areaId }),
  wallet: ({ areaId }) => ({ forAccount: areaId }),
  scheduledPayments: () => ({}),
  statements: () => ({}),
  statement: async ({ username }, sandbox) => ({ id: await statementOf(sandbox, username) }),
  statementNotice: () => ({}),
  transactions: () => ({}),
  privacy: () => ({}),
  callDetails: async ({ username }, sandbox) => ({ statement: await statementOf(sandbox, username) }),
  streamingLedger: () => ({}),
  deviceBalances: () => ({}),
  mobileOrders: () => ({}),
  orders: () => ({}),
  subscriptions: () => ({}),
  equipment: () => ({}),
  selfInstall: () => ({}),
  networks: () => ({}),
  homePhone: () => ({}),
  phoneSwitch: () => ({}),
  homeDevices: () => ({}),
  appointments: () => ({}),
  notifications: () => ({}),
  preferences: () => ({}),
  channels: () => ({ language: 'en' }),
  attempt: () => ({ idempotencyKey: randomUUID() }),
  createInstantPaymentV2: ({ input }) => ({ input }),
  createDeviceOneTimePaymentV2: async (payer, sandbox) => ({
    input: { ...payer.input, deviceId: await deviceOf(sandbox, payer) },
  }),
  createFuturePayment: ({ input }) => ({ input: { ...input, paymentDate: '2026-12-09' } }),
  savePaymentMethod: async (payer, sandbox) => ({
    input: { ...keyed(), token: await enterBankAccount(sandbox, payer) },
  }),
  updatePaymentMethod: async (payer, sandbox) => ({
    input: {
      ...keyed(),
      paymentMethodId: await cardOf(sandbox, payer),
      expiration: '1229',
      zip: '28205',
      nameOnCard: 'Somebody',
    },
  }),
  deletePaymentMethod: ({ methodId }) => ({
    input: { ...keyed(), paymentMethodId: methodId ?? randomUUID() },
  }),
  enrollInPaperless: ({ areaId }) => ({ input: { ...keyed(), billingAccountId: areaId } }),
  activateEquipment: () => ({}),
  changeNetwork: async ({ username }, sandbox) => ({
    input: { network: await networkOf(sandbox, username), name: 'Home', password: 'correct horse' },
  }),
  forwardCalls: async (payer, sandbox) => ({
    input: { line: (await phoneOf(sandbox, payer)).line, forwarding: 'ALWAYS', number: '7045550123' },
  }),
  deleteVoicemail: async (payer, sandbox) => ({ voicemail: (await phoneOf(sandbox, payer)).voicemail }),
  setCallGuard: () => ({ level: 'STRICT' }),
  setCaller: () => ({ number: '7045550123', rule: 'BLOCKED' }),
  addToCart: () => ({ offer: 'OFFER-INT-1000' }),
  removeFromCart: () => ({ item: 'OFFER-INT-1000' }),
  nameEquipment: async ({ username }, sandbox) => ({
    equipment: await equipmentOf(sandbox, username),
    name: 'Upstairs',
  }),
  setPreference: () => ({ topic: 'BILLING', byEmail: true, byText: true }),
  agreeToAppTerms: () => ({}),
  markNotificationsRead: () => ({}),
  leavePaperless: ({ areaId }) => ({ input: { ...keyed(), billingAccountId: areaId } }),
  enrollInAutoPay: ({ areaId, methodId }) => ({
    input: { ...keyed(), billingAccountId: areaId, savedMethodId: methodId, termsAccepted: true },
  }),
  cancelAutoPay: ({ areaId, methodId }) => ({
    input: { ...keyed(), billingAccountId: areaId, savedMethodId: methodId },
  }),
  setAutoPayMethod: ({ methodId }) => ({
    input: { ...keyed(), paymentMethodId: methodId ?? randomUUID(), areas: ['CORE'], termsAccepted: true },
  }),
  changeAutoPayDate: async (payer, sandbox) => ({
    input: { ...keyed(), billingAccountId: payer.areaId, day: await enrolledDay(sandbox, payer) },
  }),
  cancelScheduledPayment: async (payer, sandbox) => ({
    input: { ...keyed(), paymentId: await schedule(sandbox, payer) },
  }),
  sendVerificationCode: () => ({ channel: 'TEXT' }),
  verifyAccount: () => ({ code: '123456' }),
  closeAttempt: () => ({ idempotencyKey: randomUUID() }),
};

/** The text of an operation that selects the type name and the enum fields of the answer. */
export function writeOperation(field: GraphQLField<unknown, unknown>): string {
  const declared = inBrackets(field.args.map(({ name, type }) => `$${name}: ${String(type)}`));
  const passed = inBrackets(field.args.map(({ name }) => `${name}: $${name}`));
  const kind = mutations.includes(field) ? 'mutation' : 'query';
  return `${kind} ${declared} { ${field.name}${passed} ${partsOf(field)} }`;
}

function partsOf({ type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type);
  if (isLeafType(named) || !isObjectType(named)) return '';
  const states = Object.values(named.getFields()).filter((field) => isEnumType(getNamedType(field.type)));
  return `{ ${['__typename', ...states.map(({ name }) => name)].join(' ')} }`;
}

function inBrackets(parts: string[]): string {
  return parts.length === 0 ? '' : `(${parts.join(', ')})`;
}

function keyed() {
  return { idempotencyKey: randomUUID() };
}

/** Turns Auto Pay on, if the person may, and returns the day of the month on which the bill is due. */
async function enrolledDay(
  sandbox: TestProvider,
  { username, areaId, methodId }: TestPayer,
): Promise<number> {
  const enroll = 'mutation ($input: EnrollInAutoPayInput!) { enrollInAutoPay(input: $input) { id } }';
  const input = { ...keyed(), billingAccountId: areaId, savedMethodId: methodId, termsAccepted: true };
  await sandbox.graph(username, enroll, { input });
  const { data } = await sandbox.graph(username, '{ billingAccount { autoPay { dueDay } } }');
  const account = data?.['billingAccount'] as { autoPay: { dueDay: number } } | undefined;
  return account?.autoPay.dueDay ?? 0;
}

async function statementOf(sandbox: TestProvider, username: string): Promise<string> {
  const { data } = await sandbox.graph(username, '{ statements { id } }');
  const statements = (data?.['statements'] ?? []) as { id: string }[];
  return statements[0]?.id ?? '';
}

async function equipmentOf(sandbox: TestProvider, username: string): Promise<string> {
  const { data } = await sandbox.graph(username, '{ equipment { id } }');
  return ((data?.['equipment'] ?? []) as { id: string }[])[0]?.id ?? '';
}

/** Gives an account a home phone with one line and one message. */
async function phoneOf({ database }: TestProvider, { username }: TestPayer) {
  const [line, voicemail] = [randomUUID(), randomUUID()];
  const phone = {
    switchType: 'OTHER',
    lines: [{ id: line, number: '7045550101', forwarding: 'OFF', battery: 'GOOD' }],
    voicemails: [{ id: voicemail, from: '7045550102', at: new Date(0).toISOString(), seconds: 9 }],
    callers: [],
    level: 'OFF',
  };
  const { accountId } = await database
    .selectFrom('customer')
    .select('accountId')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  await database
    .updateTable('account')
    .set({ homePhone: JSON.stringify(phone) })
    .where('id', '=', accountId)
    .execute();
  return { line, voicemail };
}

/** Id of the first network, or a made-up id if the person may not see networks. */
async function networkOf(sandbox: TestProvider, username: string): Promise<string> {
  const { data } = await sandbox.graph(username, '{ networks { id } }');
  const networks = (data?.['networks'] ?? []) as { id: string }[];
  return networks[0]?.id ?? randomUUID();
}

/** Creates a device with enough left to pay for every payment sent here. */
async function deviceOf({ database }: TestProvider, { areaId }: TestPayer): Promise<string> {
  const id = randomUUID();
  await database
    .insertInto('device')
    .values({
      id,
      billingAccountId: areaId,
      position: 0,
      name: 'Somebody',
      model: 'Phone',
      kind: 'PHONE',
      lineEnding: '0001',
      installmentCents: 50_000,
      paidInstallments: 0,
      totalInstallments: 24,
      upgradeEligible: false,
    })
    .execute();
  return id;
}

/** Id of a saved card, or a made-up id if the person sees none. */
async function cardOf(sandbox: TestProvider, { username }: TestPayer): Promise<string> {
  const { data } = await sandbox.graph(username, '{ wallet { id type } }');
  const methods = (data?.['wallet'] ?? []) as { id: string; type: string }[];
  return methods.find(({ type }) => type !== 'BANK_ACCOUNT')?.id ?? randomUUID();
}

/** A token, or a made-up one if the person may not use the card frame. */
async function enterBankAccount(sandbox: TestProvider, { username }: TestPayer): Promise<string> {
  const entered = await sandbox
    .cards(username, '/api/pub/pci/v1/payments', {
      kind: 'bank-account',
      routingNumber: '110000000',
      accountNumber: '000123456789',
      accountKind: 'SAVINGS',
      nameOnAccount: 'Somebody',
    })
    .then((response) => response.json() as Promise<{ token?: string }>);
  return entered.token ?? 'token_of_nobody';
}

/** Schedules a payment and returns its id, or a made-up id if the person may not. */
async function schedule(sandbox: TestProvider, payer: TestPayer): Promise<string> {
  const { data } = await sandbox.graph(
    payer.username,
    'mutation ($input: FuturePaymentInput!) { createFuturePayment(input: $input) { paymentId } }',
    { input: { ...payer.input, paymentDate: '2026-12-09' } },
  );
  return String(data?.['createFuturePayment']?.['paymentId'] ?? randomUUID());
}
