export { HeaderControl } from './HeaderControl.tsx';
