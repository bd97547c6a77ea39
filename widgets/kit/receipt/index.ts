export { Receipt } from './Receipt.tsx';
export type { ReceiptProps } from './Receipt.tsx';
