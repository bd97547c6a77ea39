export { Anchor } from './Anchor.tsx';
