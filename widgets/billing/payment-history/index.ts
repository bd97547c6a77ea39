export { PaymentHistory } from './PaymentHistory.tsx';
