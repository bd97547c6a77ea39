export { handleCardRequest } from './handleCardRequests.ts';
export { handleFrameSessionRequest, ticketsOfSession } from './handleFrameSessionRequests.ts';
export { countAttempt } from './limitAttempts.ts';
export { testBankAccounts, testCards } from './testInstruments.ts';
