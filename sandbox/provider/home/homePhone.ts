import type {
  CallGuardLevel,
  Database,
  Forwarding,
  HomePhone,
  KnownCaller,
} from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { changeAccount } from '../account/changeAccount.ts';
import type { Customer } from '../account/customer.ts';
import { requirePrivileged } from '../account/privileged.ts';
import { requireVerified } from '../verification/index.ts';

/** New forwarding of a line. */
export interface ForwardingChange {
  line: string;
  forwarding: Forwarding;
  number?: string | undefined;
}

const none: HomePhone = { switchType: 'OTHER', lines: [], voicemails: [], callers: [], level: 'OFF' };
const tenDigits = /^\d{10}$/;
const mostCallers = 100;

/**
 * The home phone of an account; an empty one if it has none.
 *
 * @throws Refusal NOT_ALLOWED where access is restricted, or with the reason NOT_VERIFIED (SH-VOICE-013)
 */
export async function loadHomePhone(database: Database, customer: Customer): Promise<HomePhone> {
  await requireVerified(database, customer);
  return customer.account.homePhone ?? none;
}

/** @throws Refusal as `loadHomePhone`, NOT_ALLOWED for Standard users and children, NOT_FOUND, INVALID_INPUT (OWN_NUMBER) */
export async function forwardCalls(
  database: Database,
  customer: Customer,
  { line, forwarding, number }: ForwardingChange,
): Promise<HomePhone> {
  requirePrivileged(customer);
  if (forwarding !== 'OFF' && !tenDigits.test(number ?? ''))
    refuse('INVALID_INPUT', 'Calls are forwarded to a number of ten digits.');
  return change(database, customer, (phone) => {
    const forwarded = phone.lines.find(({ id }) => id === line);
    if (!forwarded) refuse('NOT_FOUND', 'There is no such line.');
    if (forwarding !== 'OFF' && forwarded.number === number) refuseOwn('A line is not forwarded to itself.');
    const lines = phone.lines.map(({ forwardTo: _before, ...each }) =>
      each.id === line
        ? { ...each, forwarding, ...(forwarding !== 'OFF' && number !== undefined && { forwardTo: number }) }
        : { ...each, ...(_before !== undefined && { forwardTo: _before }) },
    );
    return { ...phone, lines };
  });
}

/** Deletes a message, if it exists. @throws Refusal as `loadHomePhone` */
export function deleteVoicemail(database: Database, customer: Customer, id: string): Promise<HomePhone> {
  return change(database, customer, (phone) => ({
    ...phone,
    voicemails: phone.voicemails.filter((each) => each.id !== id),
  }));
}

/** @throws Refusal as `loadHomePhone`, NOT_ALLOWED for Standard users and children */
export async function setCallGuard(
  database: Database,
  customer: Customer,
  level: CallGuardLevel,
): Promise<HomePhone> {
  requirePrivileged(customer);
  return change(database, customer, (phone) => ({ ...phone, level }));
}

/**
 * Sets the rule of a number: calls always pass, or never; without a rule it is treated as any other.
 *
 * @throws Refusal as `setCallGuard`, INVALID_INPUT, with the reason OWN_NUMBER for a line of the home phone
 */
export async function setCaller(
  database: Database,
  customer: Customer,
  { number, rule }: { number: string; rule: KnownCaller['rule'] | undefined },
): Promise<HomePhone> {
  requirePrivileged(customer);
  if (!tenDigits.test(number)) refuse('INVALID_INPUT', 'A number has ten digits.');
  return change(database, customer, (phone) => {
    if (rule === 'BLOCKED' && phone.lines.some((line) => line.number === number))
      refuseOwn('A line of this home phone cannot be blocked.');
    const others = phone.callers.filter((each) => each.number !== number);
    if (rule === undefined) return { ...phone, callers: others };
    if (others.length >= mostCallers) refuse('INVALID_INPUT', 'There are too many numbers.');
    return { ...phone, callers: [{ number, rule }, ...others] };
  });
}

function refuseOwn(message: string): never {
  refuse('INVALID_INPUT', message, { reason: 'OWN_NUMBER' });
}

async function change(
  database: Database,
  customer: Customer,
  changed: (phone: HomePhone) => HomePhone,
): Promise<HomePhone> {
  await requireVerified(database, customer);
  const phone = await changeAccount(database, customer.account.id, 'homePhone', (before) =>
    changed(before ?? none),
  );
  return phone ?? none;
}
