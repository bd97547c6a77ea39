export { ErrorDialog } from './ErrorDialog.tsx';
export { QuestionDialog } from './QuestionDialog.tsx';
