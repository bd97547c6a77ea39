export { StatusCard } from './StatusCard.tsx';
