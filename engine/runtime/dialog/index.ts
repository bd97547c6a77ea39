export { createDialogs, type Dialogs } from './dialogs.ts';
