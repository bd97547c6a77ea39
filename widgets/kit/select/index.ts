export { Select, type SelectProps } from './Select.tsx';
export { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
