export { BankSignIn } from './BankSignIn.tsx';
