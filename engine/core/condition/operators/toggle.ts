import type { ToggleClause } from '../../manifest/index.ts';
import { neverKnown, type Operator } from '../operator.ts';

/** `toggle`: on, or on with the named variant. */
export const toggle: Operator<ToggleClause> = {
  key: 'toggle',
  isWellFormed: ({ toggle: id, variant }) =>
    typeof id === 'string' && (variant === undefined || typeof variant === 'string'),
  compile: ({ toggle: id, variant }, compiler) => {
    const slot = compiler.slotOf(variant === undefined ? `toggle:${id}` : `variant:${id}`);
    if (slot === undefined) return neverKnown;
    const expected = variant ?? true;
    return (assignment) => {
      const value = assignment[slot];
      return value === undefined ? undefined : value === expected;
    };
  },
  leaf: (clause) => ({
    atom: clause.variant === undefined ? `toggle:${clause.toggle}` : `variant:${clause.toggle}`,
    text: toggleText(clause),
  }),
  text: toggleText,
};

function toggleText({ toggle: id, variant }: ToggleClause): string {
  return variant === undefined ? `toggle ${id} is on` : `toggle ${id} is on with ${variant}`;
}
