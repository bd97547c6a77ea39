export { formatRehearsal, formatToggles } from './formatRehearsal.ts';
export { rehearse, toggleReports, type Rehearsal, type ToggleReport } from './rehearse.ts';
export type { Orphan } from './orphans.ts';
