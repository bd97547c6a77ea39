import { measureRender } from './measureRender.ts';
import { formatTable } from '../table.ts';
console.time('t');
console.log(formatTable(await measureRender()));
console.timeEnd('t');
