export { NoticeBox } from './NoticeBox.tsx';
