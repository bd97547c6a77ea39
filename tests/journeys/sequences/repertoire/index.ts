import { activateEquipment } from './activateEquipment.ts';
import { activateStreaming } from './activateStreaming.ts';
import { addMethod } from './addMethod.ts';
import { autoPayCancel } from './autoPayCancel.ts';
import { autoPayDate } from './autoPayDate.ts';
import { autoPayEnroll } from './autoPayEnroll.ts';
import { autoPayManage } from './autoPayManage.ts';
import { blockCaller } from './blockCaller.ts';
import { callGuardLevel } from './callGuardLevel.ts';
import { cancelScheduled } from './cancelScheduled.ts';
import { changeNetwork } from './changeNetwork.ts';
import { deleteMethod } from './deleteMethod.ts';
import { deleteVoicemail } from './deleteVoicemail.ts';
import { devicePayment } from './devicePayment.ts';
import { editMethod } from './editMethod.ts';
import { forwardCalls } from './forwardCalls.ts';
import type { PlayedRepertoire } from './hand.ts';
import { methodService } from './methodService.ts';
import { oneTimePayment } from './one-time-payment/index.ts';
import { paperless } from './paperless.ts';
import { placeOrder } from './placeOrder.ts';
import { quickPay } from './quickPay.ts';
import { renameEquipment } from './renameEquipment.ts';
import { setUpKit } from './setUpKit.ts';
import { speedTest } from './speedTest.ts';
import { verifyAccount } from './verifyAccount.ts';

export type { Hand, PlayedRepertoire, PlayedWay } from './hand.ts';

/** The repertoire of each sequence. */
export const repertoires: Readonly<Record<string, PlayedRepertoire>> = {
  'one-time-payment': oneTimePayment,
  'activate-equipment': activateEquipment,
  'activate-streaming': activateStreaming,
  'add-method': addMethod,
  'auto-pay-cancel': autoPayCancel,
  'auto-pay-date': autoPayDate,
  'auto-pay-enroll': autoPayEnroll,
  'auto-pay-manage': autoPayManage,
  'block-caller': blockCaller,
  'call-guard-level': callGuardLevel,
  'cancel-scheduled': cancelScheduled,
  'change-network': changeNetwork,
  'delete-method': deleteMethod,
  'delete-voicemail': deleteVoicemail,
  'device-payment': devicePayment,
  'edit-method': editMethod,
  'forward-calls': forwardCalls,
  'method-service': methodService,
  paperless,
  'place-order': placeOrder,
  'quick-pay': quickPay,
  'rename-equipment': renameEquipment,
  'set-up-kit': setUpKit,
  'speed-test': speedTest,
  'verify-account': verifyAccount,
};

/** @throws Error if the sequence has no repertoire */
export function repertoireOf(sequence: string): PlayedRepertoire {
  const found = repertoires[sequence];
  if (!found) throw new Error(`There is no repertoire of the sequence "${sequence}".`);
  return found;
}
