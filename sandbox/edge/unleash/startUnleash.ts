import { ApiTokenType, IAuthType, LogLevel, start, type IUnleashOptions } from 'unleash-server';
import { openEmbeddedDatabase, type EmbeddedDatabase } from './embeddedDatabase.ts';
import { portalEnvironment, type UnleashTokens } from './tokens.ts';

/** Options of the flag service. */
export interface UnleashServerOptions {
  port: number;
  databaseFolder: string;
  tokens: UnleashTokens;
}

/** Starts the real Unleash on an embedded database and returns how to stop it. */
export async function startUnleash(options: UnleashServerOptions): Promise<{ stop(): Promise<void> }> {
  const database = await openEmbeddedDatabase(options.databaseFolder);
  const unleash = await start(unleashOptions(options, database));
  return {
    async stop() {
      await unleash.stop();
      await database.close();
    },
  };
}

function unleashOptions(options: UnleashServerOptions, database: EmbeddedDatabase): IUnleashOptions {
  const { admin, frontend } = options.tokens;
  return {
    db: {
      host: database.host,
      port: database.port,
      user: 'postgres',
      password: 'postgres',
      database: 'postgres',
      ssl: false,
      // The embedded database has one session for all connections: their statements would mix.
      pool: { min: 0, max: 1 },
    },
    server: { host: '127.0.0.1', port: options.port, gracefulShutdownEnable: false },
    authentication: {
      type: IAuthType.NONE,
      initApiTokens: [
        token('sandbox-admin', admin, ApiTokenType.ADMIN, '*', '*'),
        token('sandbox-portal', frontend, ApiTokenType.FRONTEND, portalEnvironment, 'default'),
      ],
    },
    logLevel: LogLevel.error,
    versionCheck: { enable: false },
    telemetry: false,
  };
}

function token(tokenName: string, secret: string, type: ApiTokenType, environment: string, project: string) {
  return { tokenName, secret, type, environment, projects: [project] };
}
