import { measureCheck } from './node/measureCheck.ts';
import { formatTable } from './table.ts';
console.log(formatTable(await measureCheck()));
