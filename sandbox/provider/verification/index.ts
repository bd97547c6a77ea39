export { loadCallDetails } from './loadCallDetails.ts';
export { readPrivacy } from './privacy.ts';
export { sendVerificationCode } from './sendVerificationCode.ts';
export { verifyAccount } from './verifyAccount.ts';
