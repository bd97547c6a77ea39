import { readLanguage } from '../../platform/language.ts';
import { explainChange, type Statement } from '../statement/index.ts';
import type {
  Statement as StatementView,
  StatementChange,
  StatementComparison,
  StatementLine,
} from './generated/main.ts';

/** A statement whose texts are in the requested language. */
export interface LazyStatement extends Omit<StatementView, 'lines' | 'comparison'> {
  lines: (args: InLanguage) => StatementLine[];
  comparison: LazyComparison | undefined;
}

interface LazyComparison extends Omit<StatementComparison, 'changes'> {
  changes: (args: InLanguage) => StatementChange[];
}

interface InLanguage {
  language: string;
}

/** A statement as the graph shows it. */
export function viewStatement({ lines, comparison, ...statement }: Statement): LazyStatement {
  return {
    ...statement,
    lines: ({ language }) =>
      lines.map(({ name, ...line }) => ({ ...line, description: name[readLanguage(language)] })),
    comparison: comparison && {
      difference: comparison.difference,
      onceAmount: comparison.changes.reduce(
        (sum, { once, difference }) => (once ? sum + difference : sum),
        0,
      ),
      changes: ({ language }) =>
        comparison.changes.map((change, position) => ({
          ...change,
          id: `${statement.id}-change-${position}`,
          subject: change.subject[readLanguage(language)],
          explanation: explainChange(change, readLanguage(language)),
        })),
    },
  };
}
