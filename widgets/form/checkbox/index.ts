export { CheckboxField } from './CheckboxField.tsx';
