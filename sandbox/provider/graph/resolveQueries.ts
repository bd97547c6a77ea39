import { requireMayPayBill, requireMaySeeWallet } from '../account/customer.ts';
import { readAttempt } from '../attempt.ts';
import {
  loadBillingAccount,
  loadBillingAccounts,
  loadFirstAccount,
  type BillingAccount,
} from '../billing/index.ts';
import { loadDevices, loadMobileOrders } from '../mobile/index.ts';
import { loadNotifications, loadPreferences } from '../message/index.ts';
import { loadAppointments, loadOrders } from '../order/index.ts';
import { loadScheduledPayments } from '../payment/index.ts';
import { listChannels } from '../plan/index.ts';
import {
  loadStatement,
  loadStatementNotice,
  loadStatements,
  loadStreamingLedger,
  loadTransactions,
} from '../statement/index.ts';
import type {
  Appointment,
  Channel,
  HomeDevice,
  Notification,
  Preference,
  QueryChannelsArgs,
  CallDetail,
  Attempt,
  Equipment,
  HomePhone,
  Network,
  PhoneSwitch,
  SelfInstall,
  PaymentMethod,
  Privacy,
  QueryCallDetailsArgs,
  QueryAttemptArgs,
  QueryBillingAccountArgs,
  QueryStatementArgs,
  QueryWalletArgs,
  ScheduledPayment,
  StatementNotice,
  StreamingEntry,
  Transaction,
} from './generated/main.ts';
import type { GraphContext } from './graphContext.ts';
import { viewAccount, type LazyAccount } from './viewAccount.ts';
import { viewBillingAccount, type LazyBillingAccount } from './viewBillingAccount.ts';
import { equipmentNow, loadHomePhone, loadNetworks, readSelfInstall, viewDevices } from '../home/index.ts';
import {
  isVerified,
  loadCallDetails,
  readPrivacy,
  readVerification,
  requireOwnAccess,
} from '../verification/index.ts';
import { viewDevice, type LazyDeviceBalance } from './viewDevice.ts';
import { viewMobileOrder, type LazyMobileOrder } from './viewMobileOrder.ts';
import { viewOrder, type LazyOrder } from './viewOrder.ts';
import { viewStatement, type LazyStatement } from './viewStatement.ts';
import { viewSubscriptions, type LazySubscription } from './viewSubscription.ts';
import { viewWallet } from './viewWallet.ts';
import { readLanguage } from '../../platform/language.ts';

/** The query fields of the main graph. None of them changes anything. */
export const queries = {
  async account(_source: unknown, _args: unknown, { services, caller }: GraphContext): Promise<LazyAccount> {
    const { database, clock } = services;
    const { customer } = caller;
    const [areas, verification] = await Promise.all([
      loadBillingAccounts(database, clock, customer),
      readVerification(database, customer),
    ]);
    return viewAccount(customer, areas, !customer.isRestricted && isVerified(customer, verification));
  },

  async billingAccounts(
    _source: unknown,
    _args: unknown,
    { services, caller }: GraphContext,
  ): Promise<LazyBillingAccount[]> {
    const accounts = await loadBillingAccounts(services.database, services.clock, caller.customer);
    return accounts.map((account) => viewBillingAccount(services, caller, account));
  },

  async billingAccount(
    _source: unknown,
    { id }: QueryBillingAccountArgs,
    { services, caller }: GraphContext,
  ): Promise<LazyBillingAccount> {
    return viewBillingAccount(services, caller, await accountOf({ services, caller }, id));
  },

  async wallet(
    _source: unknown,
    { forAccount }: QueryWalletArgs,
    { services, caller }: GraphContext,
  ): Promise<PaymentMethod[]> {
    requireMaySeeWallet(caller.customer);
    return viewWallet({ services, caller }, forAccount);
  },

  async scheduledPayments(
    _source: unknown,
    _args: unknown,
    { services, caller }: GraphContext,
  ): Promise<ScheduledPayment[]> {
    requireMayPayBill(caller.customer);
    return loadScheduledPayments(services, caller.customer);
  },

  async statements(
    _source: unknown,
    _args: unknown,
    { services, caller }: GraphContext,
  ): Promise<LazyStatement[]> {
    return (await loadStatements(services, caller.customer)).map(viewStatement);
  },

  async statement(
    _source: unknown,
    { id }: QueryStatementArgs,
    { services, caller }: GraphContext,
  ): Promise<LazyStatement> {
    return viewStatement(await loadStatement(services, caller.customer, id));
  },

  statementNotice(
    _source: unknown,
    _args: unknown,
    { services, caller }: GraphContext,
  ): Promise<StatementNotice> {
    return loadStatementNotice(services, caller.customer);
  },

  transactions(_source: unknown, _args: unknown, { services, caller }: GraphContext): Promise<Transaction[]> {
    return loadTransactions(services, caller.customer);
  },

  privacy(_source: unknown, _args: unknown, { services, caller }: GraphContext): Promise<Privacy> {
    return readPrivacy(services.database, caller.customer);
  },

  callDetails(
    _source: unknown,
    { statement }: QueryCallDetailsArgs,
    { services, caller }: GraphContext,
  ): Promise<CallDetail[]> {
    return loadCallDetails(services, caller.customer, statement);
  },
  streamingLedger(
    _source: unknown,
    _args: unknown,
    { services, caller }: GraphContext,
  ): Promise<StreamingEntry[]> {
    return loadStreamingLedger(services, caller.customer);
  },

  async deviceBalances(
    _source: unknown,
    _args: unknown,
    { services, caller }: GraphContext,
  ): Promise<LazyDeviceBalance[]> {
    const accounts = await loadBillingAccounts(services.database, services.clock, caller.customer);
    const devices = await loadDevices(
      services.database,
      accounts.map(({ id }) => id),
    );
    return devices.map((device) => viewDevice(services.database, caller, device));
  },

  async mobileOrders(
    _source: unknown,
    _args: unknown,
    { services, caller }: GraphContext,
  ): Promise<LazyMobileOrder[]> {
    return (await loadMobileOrders(services.database, caller.customer)).map(viewMobileOrder);
  },

  async orders(_source: unknown, _args: unknown, { services, caller }: GraphContext): Promise<LazyOrder[]> {
    return (await loadOrders(services.database, services.clock, caller.customer)).map(viewOrder);
  },

  subscriptions(_source: unknown, _args: unknown, { caller }: GraphContext): LazySubscription[] {
    return viewSubscriptions(caller.customer.account.subscriptions);
  },

  equipment(_source: unknown, _args: unknown, { services, caller }: GraphContext): Equipment[] {
    const { id, equipment } = caller.customer.account;
    return equipmentNow(equipment, services.clock.now(id));
  },

  selfInstall(_source: unknown, _args: unknown, { services, caller }: GraphContext): SelfInstall {
    return readSelfInstall(services, caller.customer);
  },

  homePhone(_source: unknown, _args: unknown, { services, caller }: GraphContext): Promise<HomePhone> {
    return loadHomePhone(services.database, caller.customer);
  },

  phoneSwitch(_source: unknown, _args: unknown, { caller }: GraphContext): PhoneSwitch {
    requireOwnAccess(caller.customer);
    const { homePhone } = caller.customer.account;
    return { switchType: homePhone?.switchType ?? 'OTHER', assignedLines: homePhone?.lines.length ?? 0 };
  },

  networks(_source: unknown, _args: unknown, { caller }: GraphContext): Network[] {
    return loadNetworks(caller.customer);
  },

  homeDevices(_source: unknown, _args: unknown, { services, caller }: GraphContext): HomeDevice[] {
    const { id, homeDevices, equipment } = caller.customer.account;
    return viewDevices(homeDevices, equipmentNow(equipment, services.clock.now(id)));
  },

  appointments(_source: unknown, _args: unknown, { services, caller }: GraphContext): Promise<Appointment[]> {
    return loadAppointments(services.database, services.clock, caller.customer);
  },

  notifications(_source: unknown, _args: unknown, { caller }: GraphContext): Notification[] {
    return loadNotifications(caller.customer);
  },

  preferences(_source: unknown, _args: unknown, { caller }: GraphContext): Preference[] {
    return loadPreferences(caller.customer);
  },

  channels(_source: unknown, { language }: QueryChannelsArgs, { caller }: GraphContext): Channel[] {
    return listChannels(caller.customer, readLanguage(language));
  },

  async attempt(
    _source: unknown,
    { idempotencyKey }: QueryAttemptArgs,
    { services, caller }: GraphContext,
  ): Promise<Attempt> {
    const { id } = caller.customer.account;
    return { idempotencyKey, ...(await readAttempt(services.database, id, idempotencyKey)) };
  },
};

/** The requested billing area: the one with the id, or the first one without an id. */
function accountOf(
  { services: { database, clock }, caller: { customer } }: Pick<GraphContext, 'services' | 'caller'>,
  id: string | null | undefined,
): Promise<BillingAccount> {
  return id === null || id === undefined
    ? loadFirstAccount(database, clock, customer)
    : loadBillingAccount(database, clock, customer, id);
}
