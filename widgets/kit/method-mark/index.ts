export { MethodMark } from './MethodMark.tsx';
