import PdfKit from 'pdfkit';

/** One row of a printed table: cells from left to right, the last one a figure. */
export interface PrintedRow {
  cells: readonly string[];
  isStrong?: boolean;
}

/** A PDF with tagged headings, paragraphs and tables, for screen readers. */
export interface TaggedPage {
  heading(text: string, level: 1 | 2): void;
  paragraph(text: string): void;
  /** The first row names the columns. */
  table(head: readonly string[], rows: readonly PrintedRow[]): void;
  /** Adds the number of each page at its foot, and returns the whole document. */
  finish(numberOf: (page: number, pages: number) => string): Promise<Buffer>;
}

const [plain, strong] = ['Helvetica', 'Helvetica-Bold'];
const margin = 54;
const textSize = 10;
const gap = 12;

/** Creates a document. */
export function createTaggedPage(title: string, locale: string, createdAt: Date): TaggedPage {
  const pdf = new PdfKit({
    size: 'LETTER',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: 'Northline Communications, Inc.', CreationDate: createdAt },
  });
  const whole = collect(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const say = (tag: string, font: string, size: number, text: string): void => {
    const draw = (): void =>
      void pdf
        .font(font)
        .fontSize(size)
        .text(text, margin, pdf.y, { width: widthOf(pdf) });
    root.add(pdf.struct(tag, {}, draw));
  };
  return {
    heading(text, level) {
      pdf.y += level === 1 ? 0 : gap;
      say(`H${level}`, strong, level === 1 ? 20 : 13, text);
      pdf.y += 4;
    },
    paragraph: (text) => say('P', plain, textSize, text),
    table(head, rows) {
      const table = pdf.struct('Table');
      root.add(table);
      addRow(pdf, table, 'TH', { cells: head, isStrong: true });
      for (const row of rows) addRow(pdf, table, 'TD', row);
      table.end();
    },
    finish(numberOf) {
      numberPages(pdf, numberOf);
      root.end();
      pdf.end();
      return whole;
    },
  };
}

type Document = PDFKit.PDFDocument;

function collect(pdf: Document): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

/** Adds a row, which is never split between pages; its cells are tagged as parts of it, for screen readers. */
function addRow(
  pdf: Document,
  table: PDFKit.PDFStructureElement,
  tag: 'TH' | 'TD',
  { cells, isStrong = false }: PrintedRow,
): void {
  const widths = columnWidths(cells.length, widthOf(pdf));
  pdf.font(isStrong ? strong : plain).fontSize(textSize);
  const heights = cells.map((text, index) => pdf.heightOfString(text, { width: widths[index] ?? 0 }));
  const height = Math.max(...heights);
  if (pdf.y + height > pdf.page.height - margin - gap) pdf.addPage();
  const top = pdf.y;
  const parts = cells.map((text, index) => {
    const left = widths.slice(0, index).reduce((sum, each) => sum + each, margin);
    const align = index === cells.length - 1 ? 'right' : 'left';
    const cell = pdf.struct(
      tag,
      {},
      () => void pdf.text(text, left, top, { width: widths[index] ?? 0, align }),
    );
    if (tag === 'TH') nameColumn(cell);
    return cell;
  });
  // `add` draws the row at once; the next row begins below its tallest cell.
  table.add(pdf.struct('TR', {}, parts));
  pdf.y = top + height + 3;
}

/** Says that a cell names its column: without it, screen readers may guess. pdfkit has no option for that. */
function nameColumn(cell: PDFKit.PDFStructureElement): void {
  const { dictionary } = cell as unknown as { dictionary: { data: Record<string, unknown> } };
  dictionary.data['A'] = { O: 'Table', Scope: 'Column' };
}

/** Adds page numbers below the margin, where text would otherwise begin another page. Screen readers skip them. */
function numberPages(pdf: Document, numberOf: (page: number, pages: number) => string): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    const top = pdf.page.height - margin + 10;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font(plain).fontSize(8);
    pdf.text(numberOf(page + 1, count), margin, top, { width: widthOf(pdf), align: 'right' });
    pdf.endMarkedContent();
  }
}

function widthOf({ page }: Document): number {
  return page.width - 2 * margin;
}

/** Column widths: a fixed one for the figure at the end; the others share the rest. */
function columnWidths(count: number, width: number): number[] {
  const figure = 90;
  return Array.from({ length: count }, (_, index) =>
    index === count - 1 ? figure : (width - figure) / (count - 1),
  );
}
