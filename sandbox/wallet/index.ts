export { loadPaymentMethod, loadWallet } from './load-wallet.ts';
export type { PaymentMethod } from './payment-method.ts';
export { savePaymentMethod } from './save-payment-method.ts';
export { saveToken } from './save-token.ts';
