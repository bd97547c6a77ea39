export {
  findToken,
  issueToken,
  markTokenSaved,
  spendToken,
  type EnteredMethod,
  type TokenHolder,
} from './payment-token.ts';
export { digestSecret, makeSecret } from './secret.ts';
export { issueProof, spendProof } from './security-code-proof.ts';
