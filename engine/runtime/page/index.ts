export { PageBoundary, PageView } from './PageView.tsx';
export { WaitingScreen } from './WaitingScreen.tsx';
