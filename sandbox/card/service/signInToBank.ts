import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { findCustomer } from '../../provider/account/customer.ts';
import { isTypeRestricted } from '../../provider/instrument.ts';
import { readRestrictions } from '../../provider/wallet/savePaymentMethod.ts';
import { fingerprintOf } from './fingerprint.ts';
import { countAttempt } from './limitAttempts.ts';
import { linkedAccountNumber, wrongPassword } from './testInstruments.ts';
import { keepInstrument, type TokeniseOutcome, type Tokenising } from './tokenise.ts';
import { createFieldReader } from './validate.ts';

/**
 * Signs in to the simulated bank, where everybody has one checking account; the portal gets a token of it (BL-BNK-002).
 * User name and password are not stored.
 *
 * @throws Refusal METHOD_NOT_ELIGIBLE where no bill of the account takes bank accounts (BL-RST-013), TOO_MANY_ATTEMPTS.
 */
export async function signInToBank(
  database: Database,
  body: Record<string, unknown>,
  tokenising: Tokenising,
): Promise<TokeniseOutcome> {
  const { frame, now } = tokenising;
  const restrictions = await readRestrictions(database, frame.accountId);
  if (restrictions.every((restriction) => isTypeRestricted({ type: 'BANK_ACCOUNT' }, restriction)))
    refuse('METHOD_NOT_ELIGIBLE', 'This account takes no bank accounts.', { reason: 'RESTRICTED' });
  const { read, validated } = createFieldReader(body);
  const signIn = validated({ userName: read('userName', isShort), password: read('password', isShort) });
  if ('fields' in signIn) return { kind: 'invalid', fields: signIn.fields };
  await countAttempt(database, frame.accountId, now);
  const { userName, password } = signIn.details;
  if (password === wrongPassword) return { kind: 'mismatch' };
  const customer = await findCustomer(database, frame.username);
  return keepInstrument(database, tokenising, {
    entered: {
      type: 'BANK_ACCOUNT',
      bankAccountKind: 'CHECKING',
      lastFour: linkedAccountNumber.slice(-4),
      holderName: `${customer?.firstName} ${customer?.lastName}`,
      restricted: false,
      processorReference: randomUUID(),
    },
    behaviour: 'approve',
    fingerprint: await fingerprintOf(`${userName} ${linkedAccountNumber}`, frame.accountId),
  });
}

function isShort(text: string): boolean {
  return text.length <= 100;
}
