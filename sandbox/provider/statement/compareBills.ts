import type { BillLineService, InBothLanguages } from '../../platform/database/index.ts';
import type { BillChange, ChangeReason, StatementLine } from './statement.ts';

type ComparedLine = Pick<StatementLine, 'service' | 'kind' | 'name' | 'amount'>;

/** The lines that are compared as one: of one kind and subject, on either bill. */
interface Matched {
  service: BillLineService;
  kind: ComparedLine['kind'];
  subject: InBothLanguages;
  before: number | undefined;
  after: number | undefined;
}

/**
 * The reasons why a bill differs from the one before, the largest difference first. Each line of both bills counts once, so
 * that the differences sum to that of the bills.
 */
export function compareBills(before: readonly ComparedLine[], after: readonly ComparedLine[]): BillChange[] {
  const changes = withServicesChanged(
    matched(before, after)
      .filter((each) => each.before !== each.after)
      .map(changeOf),
  );
  return changes.toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference));
}

function matched(before: readonly ComparedLine[], after: readonly ComparedLine[]): Matched[] {
  const all = new Map<string, Matched>();
  const add = ({ service, kind, name, amount }: ComparedLine, side: 'before' | 'after'): void => {
    const key = JSON.stringify([
      kind,
      ...(together.has(kind) ? [] : [service]),
      ...(named.has(kind) ? [name.en] : []),
    ]);
    const known = all.get(key) ?? { service, kind, subject: name, before: undefined, after: undefined };
    all.set(key, { ...known, [side]: (known[side] ?? 0) + amount });
  };
  after.forEach((line) => add(line, 'after'));
  before.forEach((line) => add(line, 'before'));
  return [...all.values()];
}

/** Kinds whose lines are compared as one, across services. */
const together = new Set<ComparedLine['kind']>(['TAX_FEE', 'AUTO_PAY_DISCOUNT']);

/** Kinds whose lines are compared by name. */
const named = new Set<ComparedLine['kind']>(['MONTHLY', 'PROMOTION', 'ONE_TIME', 'CREDIT']);

interface KnownChange extends BillChange {
  service: BillLineService;
}

function changeOf({ service, kind, subject, before, after }: Matched): KnownChange {
  const [started, ended, changed = started] = reasons[kind];
  const reason = before === undefined ? started : after === undefined ? ended : changed;
  return {
    service,
    reason,
    subject,
    before,
    after,
    difference: (after ?? 0) - (before ?? 0),
    once: once.has(reason),
  };
}

/** Reasons by kind, for lines that started, ended, or changed their amount. */
const reasons: Record<
  ComparedLine['kind'],
  readonly [started: ChangeReason, ended: ChangeReason, changed?: ChangeReason]
> = {
  MONTHLY: ['SERVICE_ADDED', 'SERVICE_REMOVED', 'PRICE_CHANGED'],
  PROMOTION: ['PROMOTION_STARTED', 'PROMOTION_ENDED'],
  AUTO_PAY_DISCOUNT: ['AUTO_PAY_DISCOUNT_GAINED', 'AUTO_PAY_DISCOUNT_LOST'],
  PARTIAL_MONTH: ['PARTIAL_MONTH', 'PARTIAL_MONTH_ENDED'],
  ONE_TIME: ['ONE_TIME_CHARGE', 'ONE_TIME_CHARGE_ENDED'],
  CREDIT: ['CREDIT_APPLIED', 'CREDIT_ENDED'],
  TAX_FEE: ['TAXES_CHANGED', 'TAXES_CHANGED'],
};

const once = new Set<ChangeReason>(['PARTIAL_MONTH', 'ONE_TIME_CHARGE', 'CREDIT_APPLIED']);

/** Merges one removed and one added line of the same service into a changed service. */
function withServicesChanged(changes: readonly KnownChange[]): BillChange[] {
  const of = (reason: ChangeReason, service: BillLineService): KnownChange[] =>
    changes.filter((each) => each.reason === reason && each.service === service);
  return changes.flatMap(({ service, ...change }): BillChange[] => {
    if (change.reason !== 'SERVICE_ADDED' && change.reason !== 'SERVICE_REMOVED') return [change];
    const [added, ...alsoAdded] = of('SERVICE_ADDED', service);
    const [removed, ...alsoRemoved] = of('SERVICE_REMOVED', service);
    if (!added || !removed || alsoAdded.length + alsoRemoved.length > 0) return [change];
    if (change.reason === 'SERVICE_REMOVED') return [];
    return [
      {
        ...change,
        reason: 'SERVICE_CHANGED',
        before: removed.before,
        difference: change.difference + removed.difference,
      },
    ];
  });
}
