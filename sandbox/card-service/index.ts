export { countAttempt } from './limit-attempts.ts';
export { handleCardRequest } from './handle-card-requests.ts';
export { handleFrameSessionRequest } from './handle-frame-session-requests.ts';
export { TEST_BANK_ACCOUNTS, TEST_CARDS } from './test-instruments.ts';
