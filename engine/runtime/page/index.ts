export { documentTitle } from './documentTitle.ts';
export { PageBoundary, PageView } from './PageView.tsx';
export { WaitingScreen } from './WaitingScreen.tsx';
