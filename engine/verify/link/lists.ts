import { problem } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';
import type { ListSettings } from './usages.ts';

/** Lists of one page do not read the same name in the address; and what a list comes to is the sum of all that stands there. */
export const lists: LinkCheck = ({ usages }) => {
  const seen = new Set<string>();
  return usages.lists.flatMap(({ value, place }) => {
    const names = namesInAddress(value);
    const shared = names.find((name) => seen.has(`${place.file} ${name}`));
    for (const name of names) seen.add(`${place.file} ${name}`);
    const wrong = (pointer: string, expected: string) =>
      problem('wrong-value', { expected }, { ...place, pointer: place.pointer + pointer });
    return [
      ...(value.pageSize !== undefined && value.total !== undefined
        ? [wrong('/pageSize', 'left out beside "total": a sum of what stands there is not what all come to')]
        : []),
      ...(shared === undefined
        ? []
        : [wrong('', `without "${shared}" in its address: another list of this page reads that, too`)]),
    ];
  });
};

/** Filters by their field; the order, and how many are seen, each by a name of its own. */
function namesInAddress({ filter = [], sort, pageSize }: ListSettings): string[] {
  const fields = filter.map((each) => (typeof each === 'string' ? each : each.field).replace(/^.*\./, ''));
  return [
    ...fields,
    ...(sort === undefined ? [] : ['sort']),
    ...(pageSize === undefined ? [] : ['pageSize']),
  ];
}
