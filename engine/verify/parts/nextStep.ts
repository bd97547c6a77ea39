import { isRecord, ownValue, pointerKeys } from '../../core/json/index.ts';
import { condition, membersOf, partOf, type Members, type Part } from './part.ts';

/** An order of steps, and for whom. */
interface StepOrder {
  when?: Part;
  order: readonly unknown[];
}

const directions: Readonly<Record<string, 1 | -1>> = { next: 1, previous: -1 };

/**
 * A transition to the next or previous step, written out: to the step that is that one in the order of steps, and before
 * it, for each variant with another one, to that one. What does not say so stays as it is.
 *
 * @param pointer where the transition is in the sequence, which says of which step
 * @returns undefined where no order has such a step
 */
export function stepsMeant(part: Part, sequence: unknown, pointer: string): readonly Part[] | undefined {
  const members = membersOf(part);
  const direction = ownValue(directions, String(members?.['to']?.value));
  if (!members || !direction || !isRecord(sequence)) return [part];
  const step = stepAt(sequence, pointer);
  const targets = ordersOf(sequence).flatMap(({ when, order }) => {
    const index = order.indexOf(step);
    const to = index < 0 ? undefined : order[index + direction];
    return typeof to === 'string' ? [{ when, to }] : [];
  });
  const last = targets.at(-1);
  if (!last) return undefined;
  const others = targets.slice(0, targets.findLastIndex(({ to }) => to !== last.to) + 1);
  return [...others, { ...last, when: undefined }].map(({ when, to }) => leading(members, part, to, when));
}

function leading(members: Members, part: Part, to: string, when: Part | undefined): Part {
  const conditions = [when, members['when']].filter((each) => each !== undefined);
  return {
    ...part,
    value: {
      ...(conditions.length > 0 && { when: condition(conditions) }),
      ...Object.fromEntries(Object.entries(members).filter(([key]) => key !== 'when')),
      to: { stands: undefined, value: to },
    },
  };
}

/** The orders as they are chosen: the first variant whose condition holds, else the usual one. */
function ordersOf({ variants, order }: Readonly<Record<string, unknown>>): StepOrder[] {
  const other = (Array.isArray(variants) ? variants : []).flatMap((variant: unknown, index): StepOrder[] =>
    isRecord(variant) && Array.isArray(variant['order'])
      ? [{ when: partOf(variant['when'], `/variants/${index}/when`), order: variant['order'] }]
      : [],
  );
  return [...other, { order: Array.isArray(order) ? order : [] }];
}

/** The step that something in a sequence belongs to: of dialogs and operations the one beneath. */
export function stepAt(sequence: Readonly<Record<string, unknown>>, pointer: string): string | undefined {
  const [section = '', state = ''] = pointerKeys(pointer);
  if (section === 'steps') return state;
  const states = sequence[section];
  const own = isRecord(states) ? ownValue(states, state) : undefined;
  return isRecord(own) && typeof own['over'] === 'string' ? own['over'] : undefined;
}
