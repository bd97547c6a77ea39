export type {
  ControlView,
  DialogView,
  ErrorView,
  FailureView,
  Presentation,
  StepView,
} from './presentation.ts';
