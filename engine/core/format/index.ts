export { formatFor, localeOf, type FormatValue, type ValueFormat, type WritingSite } from './format.ts';
