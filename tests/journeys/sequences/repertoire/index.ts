import { adding } from './adding.ts';
import { amounts } from './amounts.ts';
import { dates } from './dates.ts';
import { extras } from './extras.ts';
import { methods } from './methods.ts';
import { payingNow, scheduling } from './paying.ts';
import { reading } from './reading.ts';

export { customers } from './customers.ts';
export type { Hand, PlayedCustomer, PlayedChoice, PlayedWay } from './hand.ts';

/** Everything that a customer can say. */
export const choices = [...amounts, ...methods, ...dates, ...extras];

/** Every way in which an operation can end. */
export const ways = [...reading, ...payingNow, ...scheduling, ...adding];
