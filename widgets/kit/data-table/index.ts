export { DataTable } from './DataTable.tsx';
export type { DataTableColumn, DataTableRow, DataTableSection, DataTableTotal } from './parts.ts';
