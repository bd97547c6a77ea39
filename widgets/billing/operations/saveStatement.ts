import {
  requestHeader,
  type OperationCall,
  type OperationResult,
  type PackServices,
} from '../../../engine/index.ts';
import { serviceFetch } from '../../graph/index.ts';
import { nativeBridge } from '../../native-bridge/index.ts';

/**
 * Saves a statement as a PDF. The page loads it itself, so that a failure shows there, and hands it to the browser as a
 * file (BL-STM-017). A web view keeps no files: our own app gets the address and shows it, another one opens it, as does
 * one that has not said which it is (BL-STM-018).
 */
export async function saveStatement(
  { input, signal }: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  const { endpoint, report } = services;
  const address = `${endpoint('printedStatements')}/${encodeURIComponent(String(input['statement']))}`;
  const printed = `${address}?language=${String(input['language'])}`;
  const response = await serviceFetch(services)(printed, { headers: requestHeader, signal });
  if (!response.ok || response.headers.get('content-type') !== 'application/pdf')
    return { outcome: 'failed' };
  const app = nativeBridge(report);
  if (app && String(input['platform']).startsWith('native-'))
    app.send({ type: 'document', address: printed });
  else if (!app && input['platform'] === 'web') handOver(await response.blob(), fileName(response));
  else location.assign(printed);
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
  // Safari reads the file later than the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
