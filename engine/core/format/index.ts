export {
  formatDate,
  formatMoney,
  formatShortDate,
  formatTime,
  formatValue,
  type ValueFormat,
} from './format.ts';
