import {
  requestHeader,
  type OperationCall,
  type OperationResult,
  type PackServices,
} from '../../../engine/index.ts';

/**
 * Saves a statement as a PDF (BL-STM-017). It is asked for by the page, so that a failure is said there, and handed to the
 * browser as a file.
 */
export async function saveStatement(
  { input, signal }: OperationCall,
  { endpoint, fetch }: PackServices,
): Promise<OperationResult> {
  const address = `${endpoint('printedStatements')}/${encodeURIComponent(String(input['statement']))}`;
  const response = await fetch(`${address}?language=${String(input['language'])}`, {
    headers: requestHeader,
    signal,
  });
  if (!response.ok || response.headers.get('content-type') !== 'application/pdf')
    return { outcome: 'failed' };
  handOver(await response.blob(), fileName(response));
  return { outcome: 'done' };
}

function fileName({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'statement.pdf';
}

/** A link is the only way to give a file its name. */
function handOver(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
