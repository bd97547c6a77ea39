export { handleCardRequest } from './handleCardRequests.ts';
export { handleFrameSessionRequest, TICKETS_OF_SESSION } from './handleFrameSessionRequests.ts';
export { countAttempt } from './limitAttempts.ts';
export { TEST_BANK_ACCOUNTS, TEST_CARDS } from './testInstruments.ts';
