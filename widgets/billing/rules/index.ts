export { amountRelation, chosenAmount, type AmountLimits, type AmountRelation } from './amount.ts';
export { cardLasts, readableExpiration, type CardLasts } from './cardExpiration.ts';
export { timeOfDay, type TimeOfDay } from './timeOfDay.ts';
export { dateRelation, type DateRelation } from './paymentDate.ts';
