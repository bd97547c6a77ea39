import { caseOf, makeCases, nameOf, telling, type MoneyCase } from './cases.ts';

/** A case with its number, which decides the language and similar choices. */
export interface NumberedCase {
  number: number;
  money: MoneyCase;
}

/** The cases of this run: the telling ones, or with `MONEY=turns` or `MONEY=all` (`npm run matrix:money`) the matrix. */
export function chosenCases(): readonly NumberedCase[] {
  const extent = process.env['MONEY'];
  const all = makeCases('all').map(nameOf);
  const cases = extent === 'turns' || extent === 'all' ? makeCases(extent) : telling.map(caseOf);
  return cases.map((money) => ({ money, number: all.indexOf(nameOf(money)) }));
}
