export { NewWindowHint } from './NewWindowHint.tsx';
export { relOf, targetOf } from './opening.ts';
