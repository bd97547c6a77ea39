import { closeAttempt } from '../attempt.ts';
import { cancelAutoPay, changeAutoPayDate, enrollInAutoPay, setAutoPayMethod } from '../auto-pay/index.ts';
import { loadBillingAccount } from '../billing/index.ts';
import { dayAt } from '../../platform/calendar.ts';
import {
  activateEquipment,
  changeNetwork,
  deleteVoicemail,
  equipmentNow,
  forwardCalls,
  nameEquipment,
  setCaller,
  setCallGuard,
} from '../home/index.ts';
import { agreeToAppTerms, markNotificationsRead, setPreference } from '../message/index.ts';
import { addToCart, removeFromCart } from '../order/index.ts';
import { viewCart, type LazyCartItem } from './viewAccount.ts';
import { enrollInPaperless, leavePaperless } from '../paperless.ts';
import { cancelScheduledPayment, createPayment, type PaymentRequest } from '../payment/index.ts';
import { loadPaymentMethod } from '../wallet/loadWallet.ts';
import { deletePaymentMethod } from '../wallet/deletePaymentMethod.ts';
import { savePaymentMethod } from '../wallet/savePaymentMethod.ts';
import { updatePaymentMethod } from '../wallet/updatePaymentMethod.ts';
import { sendVerificationCode, verifyAccount } from '../verification/index.ts';
import { dropAbsent } from './dropAbsent.ts';
import { withPaymentFault } from './graphFaults.ts';
import type {
  Attempt,
  Equipment,
  HomePhone,
  Network,
  Notification,
  Preference,
  MutationAddToCartArgs,
  MutationNameEquipmentArgs,
  MutationRemoveFromCartArgs,
  MutationSetPreferenceArgs,
  MutationDeleteVoicemailArgs,
  MutationForwardCallsArgs,
  MutationSetCallerArgs,
  MutationSetCallGuardArgs,
  MutationActivateEquipmentArgs,
  MutationChangeNetworkArgs,
  InstantPaymentInput,
  MutationCancelAutoPayArgs,
  MutationCancelScheduledPaymentArgs,
  MutationChangeAutoPayDateArgs,
  MutationCloseAttemptArgs,
  MutationCreateDeviceOneTimePaymentV2Args,
  MutationCreateFuturePaymentArgs,
  MutationCreateInstantPaymentV2Args,
  MutationDeletePaymentMethodArgs,
  MutationEnrollInAutoPayArgs,
  MutationEnrollInPaperlessArgs,
  MutationLeavePaperlessArgs,
  MutationSavePaymentMethodArgs,
  MutationSendVerificationCodeArgs,
  MutationSetAutoPayMethodArgs,
  MutationUpdatePaymentMethodArgs,
  MutationVerifyAccountArgs,
  PaymentMethod,
  PaymentResult,
  Privacy,
} from './generated/main.ts';
import type { GraphContext } from './graphContext.ts';
import { viewBillingAccount, type LazyBillingAccount } from './viewBillingAccount.ts';
import { viewPaymentMethod } from './viewPaymentMethod.ts';
import { viewWallet } from './viewWallet.ts';

/**
 * The mutation fields of the main graph. Each one that moves money or changes bills is keyed: the same key never runs
 * twice. Settings of the home are not keyed: sending them twice has the effect of once.
 */
export const mutations = {
  createInstantPaymentV2(
    _source: unknown,
    { input }: MutationCreateInstantPaymentV2Args,
    context: GraphContext,
  ): Promise<PaymentResult> {
    return pay(context, { operation: 'createInstantPaymentV2', ...readInput(input) });
  },

  createDeviceOneTimePaymentV2(
    _source: unknown,
    { input }: MutationCreateDeviceOneTimePaymentV2Args,
    context: GraphContext,
  ): Promise<PaymentResult> {
    return pay(context, { operation: 'createDeviceOneTimePaymentV2', ...readInput(input) });
  },

  createFuturePayment(
    _source: unknown,
    { input }: MutationCreateFuturePaymentArgs,
    context: GraphContext,
  ): Promise<PaymentResult> {
    return pay(context, { operation: 'createFuturePayment', ...readInput(input) });
  },

  async savePaymentMethod(
    _source: unknown,
    { input }: MutationSavePaymentMethodArgs,
    { services, caller }: GraphContext,
  ): Promise<PaymentMethod> {
    const { id, timeZone } = caller.customer.account;
    const methodId = await savePaymentMethod(services, caller, input);
    const method = await loadPaymentMethod(services.database, id, methodId);
    const today = dayAt(services.clock.now(id), timeZone);
    const uses = { autoPay: [], payments: [] };
    const autoPay = { area: 'CORE', nextDate: today } as const;
    return viewPaymentMethod(method, {
      today,
      restriction: 'NONE',
      uses,
      autoPay,
      isUsual: false,
      areas: [],
    });
  },

  async updatePaymentMethod(
    _source: unknown,
    { input }: MutationUpdatePaymentMethodArgs,
    context: GraphContext,
  ): Promise<PaymentMethod[]> {
    await updatePaymentMethod(context.services, context.caller, dropAbsent(input));
    return viewWallet(context);
  },

  async deletePaymentMethod(
    _source: unknown,
    { input }: MutationDeletePaymentMethodArgs,
    context: GraphContext,
  ): Promise<PaymentMethod[]> {
    await deletePaymentMethod(context.services.database, context.caller, input);
    return viewWallet(context);
  },

  async enrollInPaperless(
    _source: unknown,
    { input }: MutationEnrollInPaperlessArgs,
    context: GraphContext,
  ): Promise<LazyBillingAccount> {
    return show(context, await enrollInPaperless(context.services, context.caller, input));
  },

  activateEquipment(
    _source: unknown,
    { code }: MutationActivateEquipmentArgs,
    { services, caller }: GraphContext,
  ): Promise<Equipment[]> {
    return activateEquipment(services, caller.customer, code ?? undefined);
  },

  forwardCalls(
    _source: unknown,
    { input: { line, forwarding, number } }: MutationForwardCallsArgs,
    { services, caller }: GraphContext,
  ): Promise<HomePhone> {
    return forwardCalls(services.database, caller.customer, {
      line,
      forwarding,
      number: number ?? undefined,
    });
  },

  deleteVoicemail(
    _source: unknown,
    { voicemail }: MutationDeleteVoicemailArgs,
    { services, caller }: GraphContext,
  ): Promise<HomePhone> {
    return deleteVoicemail(services.database, caller.customer, voicemail);
  },

  setCallGuard(
    _source: unknown,
    { level }: MutationSetCallGuardArgs,
    { services, caller }: GraphContext,
  ): Promise<HomePhone> {
    return setCallGuard(services.database, caller.customer, level);
  },

  setCaller(
    _source: unknown,
    { number, rule }: MutationSetCallerArgs,
    { services, caller }: GraphContext,
  ): Promise<HomePhone> {
    return setCaller(services.database, caller.customer, { number, rule: rule ?? undefined });
  },

  changeNetwork(
    _source: unknown,
    { input }: MutationChangeNetworkArgs,
    { services, caller }: GraphContext,
  ): Promise<Network[]> {
    return changeNetwork(services.database, caller.customer, input);
  },

  async nameEquipment(
    _source: unknown,
    input: MutationNameEquipmentArgs,
    { services, caller }: GraphContext,
  ): Promise<Equipment[]> {
    const { id } = caller.customer.account;
    const equipment = await nameEquipment(services.database, caller.customer, input);
    return equipmentNow(equipment, services.clock.now(id));
  },

  async addToCart(
    _source: unknown,
    { offer }: MutationAddToCartArgs,
    { services, caller }: GraphContext,
  ): Promise<LazyCartItem[]> {
    return viewCart(await addToCart(services, caller.customer, offer));
  },

  async removeFromCart(
    _source: unknown,
    { item }: MutationRemoveFromCartArgs,
    { services, caller }: GraphContext,
  ): Promise<LazyCartItem[]> {
    return viewCart(await removeFromCart(services, caller.customer, item));
  },

  setPreference(
    _source: unknown,
    preference: MutationSetPreferenceArgs,
    { services, caller }: GraphContext,
  ): Promise<Preference[]> {
    return setPreference(services.database, caller.customer, dropAbsent(preference));
  },

  agreeToAppTerms(_source: unknown, _args: unknown, { services, caller }: GraphContext): Promise<'agree'> {
    return agreeToAppTerms(services.database, caller.customer);
  },

  markNotificationsRead(
    _source: unknown,
    _args: unknown,
    { services, caller }: GraphContext,
  ): Promise<Notification[]> {
    return markNotificationsRead(services.database, caller.customer);
  },

  async leavePaperless(
    _source: unknown,
    { input }: MutationLeavePaperlessArgs,
    context: GraphContext,
  ): Promise<LazyBillingAccount> {
    return show(context, await leavePaperless(context.services, context.caller, input));
  },

  async enrollInAutoPay(
    _source: unknown,
    { input }: MutationEnrollInAutoPayArgs,
    context: GraphContext,
  ): Promise<LazyBillingAccount> {
    return show(context, await enrollInAutoPay(context.services, context.caller, dropAbsent(input)));
  },

  async cancelAutoPay(
    _source: unknown,
    { input }: MutationCancelAutoPayArgs,
    context: GraphContext,
  ): Promise<LazyBillingAccount> {
    return show(context, await cancelAutoPay(context.services, context.caller, dropAbsent(input)));
  },

  async setAutoPayMethod(
    _source: unknown,
    { input }: MutationSetAutoPayMethodArgs,
    context: GraphContext,
  ): Promise<PaymentMethod[]> {
    await setAutoPayMethod(context.services, context.caller, dropAbsent(input));
    return viewWallet(context);
  },

  async changeAutoPayDate(
    _source: unknown,
    { input }: MutationChangeAutoPayDateArgs,
    context: GraphContext,
  ): Promise<LazyBillingAccount> {
    return show(context, await changeAutoPayDate(context.services, context.caller, input));
  },

  async cancelScheduledPayment(
    _source: unknown,
    { input }: MutationCancelScheduledPaymentArgs,
    context: GraphContext,
  ): Promise<LazyBillingAccount> {
    const { services, caller } = context;
    return show(context, await cancelScheduledPayment(services.database, caller, input));
  },

  sendVerificationCode(
    _source: unknown,
    { channel }: MutationSendVerificationCodeArgs,
    { services, caller }: GraphContext,
  ): Promise<Privacy> {
    return sendVerificationCode(services, caller.customer, channel);
  },

  verifyAccount(
    _source: unknown,
    { code }: MutationVerifyAccountArgs,
    { services, caller }: GraphContext,
  ): Promise<Privacy> {
    return verifyAccount(services, caller.customer, code);
  },

  async closeAttempt(
    _source: unknown,
    { idempotencyKey }: MutationCloseAttemptArgs,
    { services, caller }: GraphContext,
  ): Promise<Attempt> {
    return { idempotencyKey, ...(await closeAttempt(services.database, caller.customer, idempotencyKey)) };
  },
};

function readInput<Input extends InstantPaymentInput>(input: Input) {
  // Null says that the page knew of no payment; absent, that it does not say.
  const { latestKnownPaymentId } = input;
  return { ...dropAbsent(input), latestKnownPaymentId, funding: dropAbsent(input.funding) };
}

function pay({ services, caller, faults }: GraphContext, request: PaymentRequest): Promise<PaymentResult> {
  return createPayment(withPaymentFault(services, faults.payments.get(request.operation)), caller, request);
}

async function show(
  { services, caller }: GraphContext,
  billingAccountId: string,
): Promise<LazyBillingAccount> {
  const account = await loadBillingAccount(
    services.database,
    services.clock,
    caller.customer,
    billingAccountId,
  );
  return viewBillingAccount(services, caller, account);
}
