export { StepLayout } from './StepLayout.tsx';
