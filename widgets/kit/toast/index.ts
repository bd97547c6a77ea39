export { Toast } from './Toast.tsx';
