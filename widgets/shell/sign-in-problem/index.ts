export { SignInProblem } from './SignInProblem.tsx';
