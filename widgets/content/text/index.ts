export { Paragraph } from './Paragraph.tsx';
