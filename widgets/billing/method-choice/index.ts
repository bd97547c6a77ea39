export { MethodChoice } from './MethodChoice.tsx';
