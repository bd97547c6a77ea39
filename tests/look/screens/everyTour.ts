import { account } from './tours/account.ts';
import { billing } from './tours/billing.ts';
import { buying } from './tours/buying.ts';
import { paymentEnds } from './tours/paymentEnds.ts';
import { paymentForm } from './tours/paymentForm.ts';
import { services } from './tours/services.ts';
import { visitor } from './tours/visitor.ts';
import type { Tour } from './stage.ts';

/** Tours that together visit every screen of the portal. */
export const tours: readonly Tour[] = [visitor, account, services, buying, billing, paymentForm, paymentEnds];
