export { presentation } from './presentation.tsx';
