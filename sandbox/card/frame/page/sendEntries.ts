import { callCardService, type CardServiceCall, type ServiceOutcome } from './cardService.ts';

/**
 * Sends the entries to the card service. Of a saved card's changes only a new security code is sent, to be checked; the
 * portal saves the rest.
 */
export async function sendEntries(call: CardServiceCall, send: typeof fetch): Promise<ServiceOutcome> {
  if (call.mode !== 'edit-card') return callCardService(call, send);
  const { securityCode = '', expiration = '', zip = '', nameOnCard = '' } = call.values;
  const changes: ServiceOutcome = { kind: 'changes', values: { expiration, zip, nameOnCard } };
  if (securityCode === '') return changes;
  const checked = await callCardService({ ...call, mode: 'security-code', values: { securityCode } }, send);
  return checked.kind === 'proof' ? changes : checked;
}
