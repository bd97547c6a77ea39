export { isPlain, isPlainName, isPlainText, plainPlaceholder } from './plain.ts';
