export { MoneyField } from './MoneyField.tsx';
export type { MoneyFieldProps } from './MoneyField.tsx';
