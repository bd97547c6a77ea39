export { PortalView } from './PortalView.tsx';
