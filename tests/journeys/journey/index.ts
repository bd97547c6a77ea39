export { listenForComplaints, type Complaints } from './complaints.ts';
export { codeOnLabel } from './codeOnLabel.ts';
export { createCustomer, signIn, type Customer, type ProviderBilling } from './customer.ts';
export { expect, inEachLanguage, test } from './journey.ts';
export {
  acknowledgeError,
  address,
  closeError,
  detailOf,
  escape,
  expectSummary,
  heading,
  openDrawn,
  untilLive,
} from './page.ts';
export { choose, paymentSteps, press, stepNames, type PaymentSteps } from './paymentSteps.ts';
export { watchPresses } from './pressPause.ts';
export { signInToBank } from './signInToBank.ts';
export { chance, inMatrix, sample, tellsAll } from '../../fixtures/sample.ts';
export { watchScreen } from './watchScreen.ts';
export { withoutScreen, withoutScreens } from './withoutScreens.ts';
export { addDays, asTyped, midday } from './days.ts';
export { locales, wordsOf, type Language, type Words } from './words.ts';
