export { meetPayer, type TestPayer } from './meetPayer.ts';
export { openPaymentDesk, type TestCustomer } from './openPaymentDesk.ts';
export { cardRequest, openTestProvider, type GraphAnswer } from './openProvider.ts';
export { openTestSandbox, TEST_NOW } from './openSandbox.ts';
export { requireSoundLedger } from './requireSoundLedger.ts';
export { openTestDatabase } from './openTestDatabase.ts';
