import type { StatementItem, StatementSource } from '../../generated/records.ts';
import { graphRecords } from '../../graph/index.ts';
import { StatementsQuestion, type StatementsQuery } from '../graph/generated/statements.ts';

type Statement = StatementsQuery['statements'][number];

/** The bills of every area. Why each is not that of the month before is said in the language that is shown. */
export const statements: StatementSource = graphRecords(StatementsQuestion, {
  variables: ({ input }) => ({ language: String(input('language')) }),
  nodes: ({ statements: all }) => all,
  item: ({ comparison, ...statement }): StatementItem => ({
    ...told(statement),
    ...explained(comparison),
    carriesOver: statement.remainingBalance > 0,
    hasCalls: statement.hasCallDetails,
  }),
});

function told(statement: Omit<Statement, 'comparison'>) {
  const { id, area, numberEnding, statementDate, serviceFrom, serviceTo, dueDate } = statement;
  const { remainingBalance, currentCharges, totalDue, state, isCurrent } = statement;
  return {
    id,
    area,
    numberEnding,
    statementDate,
    serviceFrom,
    serviceTo,
    dueDate,
    remainingBalance,
    currentCharges,
    totalDue,
    state,
    isCurrent,
  };
}

type Explained = Pick<
  StatementItem,
  'change' | 'comparison' | 'difference' | 'reason' | 'reasonCount' | 'onceAmount' | 'hasOnce'
>;

function explained(comparison: Statement['comparison']): Explained {
  if (!comparison) return { comparison: 'FIRST', reasonCount: 0, hasOnce: false };
  const { difference, onceAmount, changes } = comparison;
  return {
    change: difference,
    comparison: comparisonOf(comparison),
    difference: Math.abs(difference),
    reason: changes[0]?.explanation,
    reasonCount: changes.length,
    onceAmount: Math.abs(onceAmount),
    hasOnce: onceAmount !== 0 && difference !== 0,
  };
}

/** The kind of comparison: the main reason is named if it is at least half of the difference (BL-STM-016). */
function comparisonOf({
  difference,
  changes,
}: NonNullable<Statement['comparison']>): StatementItem['comparison'] {
  if (difference === 0) return 'SAME';
  const share = (changes[0]?.difference ?? 0) / difference;
  const weight = changes.length === 1 ? 'ONE' : share >= 0.5 ? 'MOSTLY' : 'SEVERAL';
  return difference > 0 ? `MORE_${weight}` : `LESS_${weight}`;
}
