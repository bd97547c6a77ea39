import { ownValue } from '../../core/json/index.ts';
import { problem } from '../problem/index.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';
import { namesByKind } from './namesByKind.ts';

/** Where a schema says of what type something must be (`x-type`), that is named there. */
export const types: LinkCheck = (context) => {
  const names = namesByKind(context);
  return context.usages.references.flatMap(({ kind, value, type, place }) => {
    const actual = typeOf(context, value);
    if (type === undefined || actual === undefined || actual === type) return [];
    const group = value.slice(0, value.indexOf('.') + 1);
    const [called, what] = group === 'constant.' ? ['constant', 'unit'] : [kind, 'type'];
    const known = [...(names[kind] ?? [])].filter((name) => typeOf(context, name) === type);
    const expected = `a ${called} of the ${what} ${type}, and ${value} is of the ${what} ${actual}`;
    // Another field of the same record is what was meant, another fact may be of any group.
    const near = known.filter((name) => name.startsWith(group));
    return [problem('wrong-value', { expected }, place, near.length > 0 ? near : known)];
  });
};

/** The type of a field or fact, the unit of a constant; undefined where there is none of that name. */
export function typeOf({ manifests }: Pick<LinkContext, 'manifests'>, name: string): string | undefined {
  const [group = '', own = ''] = name.split('.');
  if (group === 'constant') return ownValue(manifests.constants['constants']?.constants, own)?.unit;
  const field = ownValue(ownValue(manifests.record, group)?.fields, own);
  return (field ?? ownValue(ownValue(manifests.facts, group)?.facts, own))?.type;
}
