export { Frame } from './Frame.tsx';
export { brandColors } from './brandColors.ts';
