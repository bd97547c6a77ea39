export {
  findToken,
  issueToken,
  markTokenSaved,
  spendToken,
  type EnteredMethod,
  type TokenHolder,
} from './paymentToken.ts';
export { digestSecret, makeSecret } from './secret.ts';
export { issueProof, spendProof } from './securityCodeProof.ts';
