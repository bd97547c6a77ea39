import { startPostgres } from '../../../postgres/startPostgres.ts';
import { HOUSE_POSTGRES } from '../../house/startHouse.ts';

/** Lets every house of a run with `MONEY_ON=postgres` keep its books in a real PostgreSQL. @returns how to stop it */
async function usePostgres(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['MONEY_ON'] !== 'postgres') return undefined;
  const server = await startPostgres();
  process.env[HOUSE_POSTGRES] = server.url;
  return () => server.stop();
}

// oxlint-disable-next-line import/no-default-export -- Playwright takes nothing else
export default usePostgres;
