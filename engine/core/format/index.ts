export {
  currencySign,
  formatFor,
  fractionDigits,
  formatNames,
  formatsFor,
  isValueFormat,
  localeOf,
  type CurrencySign,
  type FormatValue,
  type ValueFormat,
  type WritingSite,
} from './format.ts';
export { readShortDate, writeShortDate } from './shortDate.ts';
