export { cardFrameRegistry, type CardFrameRegistry } from './cardFrameRegistry.ts';
export { RegisteredCardFrame } from './RegisteredCardFrame.tsx';
export { FrameErrors } from './FrameErrors.tsx';
