export { PressCover } from './PressCover.tsx';
