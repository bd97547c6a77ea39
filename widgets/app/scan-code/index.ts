export { ScanCode } from './ScanCode.tsx';
