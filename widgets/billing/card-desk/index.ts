export { cardDesk, type CardDesk } from './cardDesk.ts';
export { CardDeskFrame } from './CardDeskFrame.tsx';
export { FrameErrors } from './FrameErrors.tsx';
