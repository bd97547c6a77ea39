import { dollars, explainChange, explainDifference, signed, type BillLanguage } from '../explainChange.ts';
import type { BillChange, Statement, StatementLine } from '../statement.ts';
import { createTaggedPage, type PrintedRow, type TaggedPage } from './taggedPage.ts';
import { printedWords, type PrintedWords } from './words.ts';

/** Prints a statement as a tagged PDF, with the same figures as the page (BL-STM-017). */
export function printStatement(
  statement: Statement,
  language: BillLanguage,
  printedAt: Date,
): Promise<Buffer> {
  const words = printedWords[language];
  const locale = `${language}-US`;
  const day = daysIn(locale);
  const area = words.areas[statement.area];
  const title = words.titleOf.replace('{date}', day(statement.statementDate)).replace('{area}', area);
  const page = createTaggedPage(title, locale, printedAt);
  page.heading(`Northline · ${words.title}`, 1);
  page.paragraph(words.account.replace('{area}', area).replace('{ending}', statement.numberEnding));
  page.paragraph(words.help);
  page.paragraph(`${words.statementDate}: ${day(statement.statementDate)}`);
  page.paragraph(
    words.service.replace('{from}', day(statement.serviceFrom)).replace('{to}', day(statement.serviceTo)),
  );
  const due =
    statement.state === 'NOTHING_DUE'
      ? words.totalDue
      : words.dueBy.replace('{date}', day(statement.dueDate));
  page.heading(`${due}: ${dollars(statement.totalDue)}`, 2);
  page.paragraph(`${words.state}: ${words.states[statement.state]}`);
  printComparison(page, statement, words, language);
  printPrevious(page, statement, words, day);
  printCurrent(page, statement, words, language);
  page.heading(words.totalDue, 2);
  page.table(
    [words.description, words.amount],
    [
      { cells: [words.remainingBalance, dollars(statement.remainingBalance)] },
      { cells: [words.currentCharges, dollars(statement.currentCharges)] },
      { cells: [words.totalDue, dollars(statement.totalDue)], isStrong: true },
    ],
  );
  return page.finish((number, count) =>
    words.page.replace('{page}', String(number)).replace('{pages}', String(count)),
  );
}

function printComparison(
  page: TaggedPage,
  { comparison, remainingBalance }: Statement,
  words: PrintedWords,
  language: BillLanguage,
): void {
  page.heading(words.compared, 2);
  page.paragraph(comparison ? explainDifference(comparison, language) : words.first);
  const once = comparison?.changes.filter((change) => change.once).map(({ difference }) => difference) ?? [];
  if (comparison?.difference && sum(once) !== 0)
    page.paragraph(words.once.replace('{amount}', dollars(Math.abs(sum(once)))));
  if (remainingBalance > 0) page.paragraph(words.unpaid.replace('{amount}', dollars(remainingBalance)));
  if (!comparison || comparison.changes.length === 0) return;
  page.table(
    [words.description, words.amount],
    [
      ...comparison.changes.map((change): PrintedRow => ({
        cells: [named(change, language), signed(change.difference)],
      })),
      { cells: [words.difference, signed(comparison.difference)], isStrong: true },
    ],
  );
}

/** The reason as a line of its own: "Your promotion on Internet 500 ended". */
function named(change: BillChange, language: BillLanguage): string {
  const reason = explainChange(change, language).replace(/^of /, '');
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}

function printPrevious(
  page: TaggedPage,
  { previousActivity, remainingBalance }: Statement,
  words: PrintedWords,
  day: (date: string) => string,
): void {
  page.heading(words.previous, 2);
  page.table(
    [words.date, words.description, words.amount],
    [
      ...previousActivity.map(({ date, kind, amount }): PrintedRow => ({
        cells: [day(date), words.activity[kind], dollars(amount)],
      })),
      { cells: ['', words.remainingBalance, dollars(remainingBalance)], isStrong: true },
    ],
  );
}

function printCurrent(
  page: TaggedPage,
  { lines, currentCharges }: Statement,
  words: PrintedWords,
  language: BillLanguage,
): void {
  page.heading(words.current, 2);
  const line = ({ name, kind, amount }: StatementLine): PrintedRow => ({
    cells: [name[language], words.kinds[kind], dollars(amount)],
  });
  const groups = [...Map.groupBy(lines, ({ service }) => service)];
  page.table(
    [words.description, words.kind, words.amount],
    [
      ...groups.flatMap(([service, own]): PrintedRow[] => [
        {
          cells: [words.services[service], '', dollars(sum(own.map(({ amount }) => amount)))],
          isStrong: true,
        },
        ...own.map(line),
      ]),
      { cells: [words.currentCharges, '', dollars(currentCharges)], isStrong: true },
    ],
  );
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function daysIn(locale: string): (date: string) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (date) => format.format(Date.parse(`${date}T00:00Z`));
}
