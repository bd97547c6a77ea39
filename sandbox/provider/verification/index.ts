export { loadCallDetails } from './loadCallDetails.ts';
export { isVerified, readPrivacy, readVerification, requireOwnAccess, requireVerified } from './privacy.ts';
export { sendVerificationCode } from './sendVerificationCode.ts';
export { verifyAccount } from './verifyAccount.ts';
