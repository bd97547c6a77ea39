export { openPaymentDesk, type TestCustomer } from './open-payment-desk.ts';
export { cardRequest, openTestProvider, type GraphAnswer } from './open-provider.ts';
export { openTestSandbox, TEST_NOW } from './open-sandbox.ts';
export { requireSoundLedger } from './require-sound-ledger.ts';
export { openTestDatabase } from './open-test-database.ts';
