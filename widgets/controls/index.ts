export { BusyContext } from './BusyContext.ts';
export { ControlButton } from './ControlButton.tsx';
export { ControlRow } from './ControlRow.tsx';
export { NameContext } from './NameContext.ts';
