export { Actions } from './Actions.tsx';
