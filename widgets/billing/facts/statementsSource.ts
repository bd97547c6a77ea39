import type { FactSource } from '../../../engine/index.ts';
import { askGraph } from '../../graph/index.ts';
import { StatementNoticeQuestion } from '../graph/generated/statements.ts';

/** Whether there is a statement to wait for (BL-STM-028, BL-STM-029). */
export const statementsSource: FactSource = (services) => {
  const { set, fail } = services;
  askGraph(services, StatementNoticeQuestion, {})
    .then(({ statementNotice }) => set({ 'statements.notice': statementNotice }))
    .catch(fail);
  return () => undefined;
};
