export { loadPaymentMethod, loadWallet } from './loadWallet.ts';
export type { PaymentMethod } from './paymentMethod.ts';
export { savePaymentMethod } from './savePaymentMethod.ts';
export { saveToken } from './saveToken.ts';
