export type { ControlView, DialogView, ErrorView, Presentation, StepView } from './presentation.ts';
