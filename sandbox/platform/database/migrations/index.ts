import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';
import * as wallet from './0002-wallet.ts';
import * as payments from './0003-payments.ts';
import * as ledger from './0004-ledger.ts';
import * as cardService from './0005-card-service.ts';
import * as acceptance from './0006-acceptance.ts';
import * as autoPay from './0007-auto-pay.ts';
import * as billLines from './0008-bill-lines.ts';
import * as fingerprints from './0009-fingerprints.ts';
import * as mobile from './0010-mobile.ts';
import * as mobileState from './0012-mobile-state.ts';
import * as verification from './0013-verification.ts';
import * as seasonalSuspension from './0016-seasonal-suspension.ts';
import * as equipment from './0018-equipment.ts';
import * as orders from './0019-orders.ts';
import * as home from './0020-home.ts';
import * as devicesAndMessages from './0021-devices-and-messages.ts';
import * as cartAndTerms from './0022-cart-and-terms.ts';
import * as scheduledNumber from './0023-scheduled-number.ts';
import * as sessions from './0101-sessions.ts';
import * as autoAuthenticated from './0102-auto-authenticated.ts';

/**
 * All migrations by file name, in the order in which they run. A released migration is never edited: another one
 * follows it.
 */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-wallet': wallet,
  '0003-payments': payments,
  '0004-ledger': ledger,
  '0005-card-service': cardService,
  '0006-acceptance': acceptance,
  '0007-auto-pay': autoPay,
  '0008-bill-lines': billLines,
  '0009-fingerprints': fingerprints,
  '0010-mobile': mobile,
  '0012-mobile-state': mobileState,
  '0013-verification': verification,
  '0016-seasonal-suspension': seasonalSuspension,
  '0018-equipment': equipment,
  '0019-orders': orders,
  '0020-home': home,
  '0021-devices-and-messages': devicesAndMessages,
  '0022-cart-and-terms': cartAndTerms,
  '0023-scheduled-number': scheduledNumber,
  '0101-sessions': sessions,
  '0102-auto-authenticated': autoAuthenticated,
};
