import { startPostgres } from '../../../../scripts/test/startPostgres.ts';

/** With `MONEY_ON=postgres` all houses of a run keep their books in a real PostgreSQL. @returns a function that stops it */
async function usePostgres(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['MONEY_ON'] !== 'postgres') return undefined;
  const server = await startPostgres();
  process.env['TEST_POSTGRES'] = server.url;
  return () => server.stop();
}

// oxlint-disable-next-line import/no-default-export -- Playwright takes nothing else
export default usePostgres;
