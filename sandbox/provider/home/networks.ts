import type { Database, HomeNetwork } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { changeAccount } from '../account/changeAccount.ts';
import type { Customer } from '../account/customer.ts';
import { requirePrivileged } from '../account/privileged.ts';

/** What a network is to have; where nothing is said it keeps what it has. */
export interface NetworkChange {
  network: string;
  name?: string | null | undefined;
  password?: string | null | undefined;
  /** Of a network for guests only. */
  isOn?: boolean | null | undefined;
}

const longestName = 32;
const passwordLength = /^.{8,63}$/;

/**
 * The wireless networks of an account.
 *
 * @throws Refusal NOT_ALLOWED for Standard users and children (SH-ROLE-014, SH-ROLE-015)
 */
export function loadNetworks(customer: Customer): HomeNetwork[] {
  requirePrivileged(customer);
  return customer.account.networks;
}

/**
 * Changes name and password of a network, or turns one for guests on or off. The password would go to the gateway; it is stored nowhere.
 *
 * @throws Refusal NOT_ALLOWED, NOT_FOUND, INVALID_INPUT
 */
export function changeNetwork(
  database: Database,
  customer: Customer,
  { network, name, password, isOn }: NetworkChange,
): Promise<HomeNetwork[]> {
  requirePrivileged(customer);
  const called = name?.trim();
  const isPassword = typeof password !== 'string' || passwordLength.test(password);
  if (called === '' || (called ?? '').length > longestName || !isPassword)
    refuse('INVALID_INPUT', 'The name or the password of the network is too short or too long.');
  return changeAccount(database, customer.account.id, 'networks', (networks) => {
    const found = networks.find((each) => each.id === network);
    if (!found) refuse('NOT_FOUND', 'There is no such network.');
    if (typeof isOn === 'boolean' && found.kind !== 'GUEST')
      refuse('INVALID_INPUT', 'The home’s own network stays on.');
    const other = { ...found, name: called ?? found.name, isOn: isOn ?? found.isOn };
    return networks.map((each) => (each === found ? other : each));
  });
}
