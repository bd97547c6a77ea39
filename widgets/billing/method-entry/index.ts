export { MethodEntry } from './MethodEntry.tsx';
