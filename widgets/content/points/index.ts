export { Points } from './Points.tsx';
