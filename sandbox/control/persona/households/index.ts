import type { Household } from '../household.ts';
import { amountAndDateHouseholds } from './amountsAndDates.ts';
import { areaHouseholds } from './areas.ts';
import { delinquencyHouseholds } from './delinquency.ts';
import { restrictionHouseholds } from './restrictions.ts';
import { roleHouseholds } from './roles.ts';
import { voiceHouseholds } from './voice.ts';
import { statementHouseholds } from './statements.ts';
import { statusCardHouseholds } from './statusCards.ts';
import { walletHouseholds } from './wallets.ts';

/** All households of the sandbox. */
export const households: Household[] = [
  ...statusCardHouseholds,
  ...delinquencyHouseholds,
  ...amountAndDateHouseholds,
  ...roleHouseholds,
  ...walletHouseholds,
  ...restrictionHouseholds,
  ...areaHouseholds,
  ...statementHouseholds,
  ...voiceHouseholds,
];
