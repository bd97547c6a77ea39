export { decideSpinner, type NavigationMoment } from './decideSpinner.ts';
