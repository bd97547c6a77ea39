import { inflateSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';
import { printStatement } from './print/printStatement.ts';
import type { Statement } from './statement.ts';

const sandbox = await openTestProvider();
afterAll(() => sandbox.database.destroy());
afterEach(() => sandbox.faults.clear());

describe('printed statements (BL-STM-017)', () => {
  it('are PDFs for saving that no cache keeps, named after their day', async () => {
    const bianca = await sandbox.personas.clone('bianca');
    const answer = await print(bianca, await newestOf(bianca));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="statement-2026-11-22.pdf"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('have the figures of the page, and the sentence that says why they changed', async () => {
    const bianca = await sandbox.personas.clone('bianca');
    const { text, source } = await read(await print(bianca, await newestOf(bianca)));
    for (const part of [
      'Total due by December 13, 2026: $109.99',
      'Your bill is $12.50 more than last month, mostly because your promotion on Internet 500 ended.',
      'Your promotion on Internet 500 ended',
      '+$10.00',
      '+$2.00',
      '+$0.50',
      '+$12.50',
      'Previous balance',
      '$97.49',
      '–$97.49',
      '$69.99',
      '$24.99',
      'Page 1 of 1',
      'Questions? Call (855) 555-0142, on any day of the week.',
    ])
      expect(text).toContain(part);
    expect(source).toContain('/MarkInfo');
    expect(source).toContain('/Lang (en-US)');
    for (const tag of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(source).toContain(`/S /${tag}\n`);
  });

  it('are in Spanish for whoever reads Spanish, with the same figures', async () => {
    const ingrid = await sandbox.personas.clone('ingrid');
    const { text, source } = await read(await print(ingrid, await newestOf(ingrid), 'es'));
    expect(text).toContain('Total a pagar a más tardar el 13 de diciembre de 2026: $66.00');
    expect(text).toContain(
      'Su factura es $18.00 más baja que la del mes pasado porque hubo un crédito: Interrupción del servicio.',
    );
    expect(text).toContain('¿Preguntas? Llame al (855) 555-0142, cualquier día de la semana.');
    expect(text).toContain('–$18.00');
    expect(text).not.toContain('-$');
    expect(source).toContain('/Lang (es-US)');
  });

  it.each([
    ['en', 'Your charges are the same as last month.', 'Your total includes $96.20 unpaid from before.'],
    ['es', 'Sus cargos son iguales a los del mes pasado.', 'Su total incluye $96.20 sin pagar de antes.'],
  ])(
    'say in %s that only the charges are the same where something is unpaid from before',
    async (...said) => {
      const [language, same, unpaid] = said;
      const luis = await sandbox.personas.clone('luis');
      const { text } = await read(await print(luis, await newestOf(luis), language));
      expect(text).toContain(same);
      expect(text).toContain(unpaid);
    },
  );

  it.each([
    ['en', '$13.34 of this difference is on this bill only.'],
    ['es', 'De esta diferencia, $13.34 corresponden solo a esta factura.'],
  ])('say in %s what of the difference will not come again, as the page does', async (language, once) => {
    const noah = await sandbox.personas.clone('noah');
    const { text } = await read(await print(noah, await newestOf(noah), language));
    expect(text).toContain(once);
  });

  it.each([
    ['en', 'Mobile, account ending in 4821', 'Statement of November 15, 2026: Mobile', 'Total due: –$20.00'],
    [
      'es',
      'Móvil, cuenta que termina en 4821',
      'Estado de cuenta del 15 de noviembre de 2026: Móvil',
      'Total a pagar: –$20.00',
    ],
  ] as const)(
    'say in %s of which bill they are, and no day by which nothing is to be paid',
    async (...said) => {
      const [language, bill, title, due] = said;
      const pdf = await printStatement(credit, language, new Date('2026-11-20T12:00Z'));
      const { text, source } = await read(new Response(new Uint8Array(pdf)));
      expect(text).toContain(bill);
      expect(text).toContain(due);
      expect(titleOf(source)).toBe(title);
    },
  );

  it('tell screen readers which cells name columns', async () => {
    const pdf = await printStatement(credit, 'en', new Date('2026-11-20T12:00Z'));
    const { source } = await read(new Response(new Uint8Array(pdf)));
    const heads = source.split('endobj').filter((part) => part.includes('/S /TH\n'));
    expect(heads).toHaveLength(8);
    for (const head of heads) expect(head).toContain('/Scope /Column');
  });

  it('of somebody else are answered like one that does not exist, to the letter', async () => {
    const [bianca, maria] = [await sandbox.personas.clone('bianca'), await sandbox.personas.clone('maria')];
    const answers = await Promise.all([print(maria, await newestOf(bianca)), print(maria, 'f'.repeat(24))]);
    const [foreign, missing] = await Promise.all(
      answers.map(async (each) => ({ status: each.status, body: await each.text(), names: namesOf(each) })),
    );
    expect(foreign?.status).toBe(404);
    expect(foreign).toEqual(missing);
  });

  it('of somebody else are so in the graph, too', async () => {
    const [bianca, maria] = [await sandbox.personas.clone('bianca'), await sandbox.personas.clone('maria')];
    const ask = async (id: string) => {
      const { codes, errors } = await sandbox.graph(
        maria,
        'query ($id: ID!) { statement(id: $id) { totalDue } }',
        {
          id,
        },
      );
      return { codes, messages: errors.map(({ message }) => message) };
    };
    const foreign = await ask(await newestOf(bianca));
    expect(foreign.codes).toEqual(['NOT_FOUND']);
    expect(foreign).toEqual(await ask('nothing'));
  });

  it('are for nobody who is not signed in, and are read only', async () => {
    const maria = await sandbox.personas.clone('maria');
    const id = await newestOf(maria);
    expect((await print(undefined, id)).status).toBe(401);
    expect((await sandbox.portal(maria, `/selfservice/statements/${id}`, { method: 'POST' })).status).toBe(
      405,
    );
  });

  it('are for everybody on the account', async () => {
    const diego = await sandbox.personas.clone('diego');
    expect((await print(diego, await newestOf(diego))).status).toBe(200);
  });
});

/** A bill with nothing to pay. */
const credit: Statement = {
  id: 's-1',
  area: 'MOBILE',
  numberEnding: '4821',
  statementDate: '2026-11-15',
  serviceFrom: '2026-11-15',
  serviceTo: '2026-12-14',
  dueDate: '2026-12-06',
  previousBalance: 0,
  paymentsReceived: 0,
  adjustments: 0,
  remainingBalance: 0,
  currentCharges: -2000,
  totalDue: -2000,
  state: 'NOTHING_DUE',
  isCurrent: true,
  previousActivity: [],
  lines: [],
  comparison: undefined,
  history: [],
  hasCallDetails: false,
};

/** The title of a PDF, which windows and screen readers name it by. */
function titleOf(source: string): string | undefined {
  const [, id] = /\/Title (\d+) 0 R/.exec(source) ?? [];
  const [, title = ''] = new RegExp(String.raw`\n${id} 0 obj\n\((.*)\)\n`).exec(source) ?? [];
  return title.startsWith('þÿ') ? Buffer.from(title.slice(2), 'latin1').swap16().toString('utf16le') : title;
}

async function newestOf(username: string): Promise<string> {
  const { data } = await sandbox.graph(username, '{ statements { id } }');
  const [newest] = (data?.['statements'] ?? []) as { id: string }[];
  return newest?.id ?? '';
}

function print(username: string | undefined, id: string, language = 'en'): Promise<Response> {
  return sandbox.portal(username, `/selfservice/statements/${id}?language=${language}`);
}

/** All headers except the trace id. */
function namesOf({ headers }: Response): string[] {
  return [...headers].filter(([name]) => name !== 'x-trace-id').map(String);
}

/** Decoder for the encoding of the PDF's fonts. */
const winAnsi = new TextDecoder('windows-1252');

/** Reads a PDF: its pieces of text, and its source. */
async function read(answer: Response): Promise<{ text: string; source: string }> {
  const source = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  const streams = [...source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const drawn = streams.join('\n').matchAll(/\[([^\]]*)\] TJ/g);
  const lines = [...drawn].map(([, pieces = '']) =>
    [...pieces.matchAll(/<([\da-f]*)>/g)]
      .map(([, hex = '']) => winAnsi.decode(Buffer.from(hex, 'hex')))
      .join(''),
  );
  return { text: lines.join('\n'), source };
}
