export { Notice } from './Notice.tsx';
export type { NoticeDismissal, NoticeProps } from './Notice.tsx';
export { stateIcon } from './stateIcon.ts';
export type { NoticeState } from './stateIcon.ts';
