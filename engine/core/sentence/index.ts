export { isPlainName, isPlainText, plainPlaceholder } from './plain.ts';
