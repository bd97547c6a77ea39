import type { ChargeItem, ChargeSource } from '../../generated/records.ts';
import { graphRecords } from '../../graph/index.ts';
import { ChargesQuestion } from '../graph/generated/statements.ts';

/** Every line of every bill. */
export const charges: ChargeSource = graphRecords(ChargesQuestion, {
  variables: ({ input }) => ({ language: String(input('language')) }),
  nodes: ({ statements }) =>
    statements.flatMap(({ id: statement, area, statementDate: billedOn, lines }) =>
      lines.map((line) => ({ ...line, statement, area, billedOn })),
    ),
  item: ({ id, statement, billedOn, area, service, kind, description, amount }): ChargeItem => ({
    id,
    statement,
    billedOn,
    area,
    service,
    kind: kind === 'TAX_FEE' ? undefined : kind,
    description,
    amount,
  }),
});
