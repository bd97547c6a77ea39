export { CardFrame } from './CardFrame.tsx';
export type { CardFrameHandle, CardFrameProps } from './CardFrame.tsx';
export type {
  CardFrameConfiguration,
  CardFrameField,
  CardFrameFieldError,
  CardFrameLimits,
  CardFrameMode,
  CardFrameOutcome,
  CardFrameSurface,
  EnteredMethod,
} from './protocol.ts';
