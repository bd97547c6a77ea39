import { ownValue } from '../../core/json/index.ts';
import { problem } from '../problem/index.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';

/** Where a schema says of what type something must be (`x-type`), that is named there. */
export const types: LinkCheck = (context) =>
  context.usages.references.flatMap(({ kind, value, type, place }) => {
    const actual = type === undefined ? undefined : typeOf(context, value);
    if (actual === undefined || actual === type) return [];
    const expected = value.startsWith('constant.')
      ? `a constant whose unit is ${type}`
      : `a ${kind} of the type ${type}`;
    return [problem('wrong-value', { expected }, place)];
  });

/** The type of a field or fact, the unit of a constant; undefined where there is none of that name. */
function typeOf({ manifests }: LinkContext, name: string): string | undefined {
  const [group = '', own = ''] = name.split('.');
  if (group === 'constant') return ownValue(manifests.constants['constants']?.constants, own)?.unit;
  const field = ownValue(ownValue(manifests.record, group)?.fields, own);
  return (field ?? ownValue(ownValue(manifests.facts, group)?.facts, own))?.type;
}
