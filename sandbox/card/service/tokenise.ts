import { randomUUID } from 'node:crypto';
import type { Day } from '../../platform/calendar.ts';
import type { Database, ProcessorBehaviour } from '../../platform/database/index.ts';
import { issueToken, type EnteredMethod } from '../../provider/token/paymentToken.ts';
import { brandOf } from './cardBrand.ts';
import {
  validateBankAccount,
  validateCard,
  type BankAccountDetails,
  type CardDetails,
  type FieldError,
} from './validate.ts';
import type { FrameSession } from './frameSession.ts';
import { fingerprintOf } from './fingerprint.ts';
import { countAttempt } from './limitAttempts.ts';
import { isSecurityCodeWrong, lookUpBankAccount, lookUpCard } from './testInstruments.ts';

/** Result of tokenising an entered method. */
export type TokeniseOutcome =
  | { kind: 'token'; token: string; method: TokenisedMethod }
  | { kind: 'invalid'; fields: FieldError[] }
  | { kind: 'mismatch' };

/** The data of an entered method that the portal may see. */
type TokenisedMethod = Pick<
  EnteredMethod,
  'type' | 'cardKind' | 'bankAccountKind' | 'lastFour' | 'expiration'
>;

/** The holder and the time of an entry. */
export interface Tokenising {
  frame: FrameSession;
  now: Date;
  /** Today on the account. */
  today: Day;
}

/**
 * Exchanges a card or a bank account for a token. The number and the security code are not stored.
 *
 * @throws Refusal TOO_MANY_ATTEMPTS
 */
export async function tokenise(
  database: Database,
  body: Record<string, unknown>,
  tokenising: Tokenising,
): Promise<TokeniseOutcome> {
  const { frame, now, today } = tokenising;
  if (body['kind'] === 'bank-account') {
    const account = validateBankAccount(body);
    if ('fields' in account) return { kind: 'invalid', fields: account.fields };
    await countAttempt(database, frame.accountId, now);
    const { details } = account;
    return keepInstrument(database, tokenising, {
      entered: describeBankAccount(details),
      behaviour: lookUpBankAccount(details.accountNumber),
      fingerprint: await fingerprintOf(`${details.routingNumber} ${details.accountNumber}`, frame.accountId),
    });
  }
  const card = validateCard(body, today);
  if ('fields' in card) return { kind: 'invalid', fields: card.fields };
  await countAttempt(database, frame.accountId, now);
  const { details } = card;
  if (isSecurityCodeWrong(details.securityCode)) return { kind: 'mismatch' };
  return keepInstrument(database, tokenising, {
    entered: describeCard(details),
    behaviour: lookUpCard(details.cardNumber).behaviour,
    fingerprint: await fingerprintOf(details.cardNumber, frame.accountId),
  });
}

function describeCard({ cardNumber, expiration, zip, nameOnCard }: CardDetails): EnteredMethod {
  return {
    type: brandOf(cardNumber).type,
    cardKind: lookUpCard(cardNumber).cardKind,
    lastFour: cardNumber.slice(-4),
    expiration,
    zip,
    holderName: nameOnCard.trim(),
    restricted: false,
    processorReference: randomUUID(),
  };
}

function describeBankAccount({
  accountNumber,
  accountKind,
  nameOnAccount,
}: BankAccountDetails): EnteredMethod {
  return {
    type: 'BANK_ACCOUNT',
    bankAccountKind: accountKind,
    lastFour: accountNumber.slice(-4),
    holderName: nameOnAccount.trim(),
    restricted: false,
    processorReference: randomUUID(),
  };
}

/** The parts of a method that the processor stores, and the parts that we store. */
interface VaultEntry {
  entered: EnteredMethod;
  behaviour: ProcessorBehaviour;
  fingerprint: string;
}

/** Stores a method in the vault of the processor, and returns a token for it. */
export async function keepInstrument(
  database: Database,
  { frame, now }: Tokenising,
  { entered, behaviour, fingerprint }: VaultEntry,
): Promise<TokeniseOutcome> {
  const {
    processorReference: reference,
    holderName: _name,
    zip: _zip,
    restricted: _flag,
    ...method
  } = entered;
  await database.insertInto('processorInstrument').values({ reference, behaviour, fingerprint }).execute();
  return { kind: 'token', token: await issueToken(database, frame, entered, now), method };
}
