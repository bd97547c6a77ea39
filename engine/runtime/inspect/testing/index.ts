export { inspectLibrary, type InspectedLibrary } from './inspectLibrary.tsx';
