import { sql, type Kysely } from 'kysely';

/** Sessions of the portal, sign-ins in progress, and the state of the identity service. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table session (
      id text primary key,
      token_digest text not null unique,
      username text not null,
      account_id text not null,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      ends_at timestamptz not null
    )`.execute(database);
  await sql`create index session_username on session (username)`.execute(database);
  await sql`
    create table sign_in_attempt (
      state_digest text primary key,
      browser_digest text not null,
      client_id text not null,
      nonce text not null,
      verifier text not null,
      return_to text not null,
      language text not null check (language in ('en', 'es')),
      expires_at timestamptz not null
    )`.execute(database);
  await createIdentityTables(database);
}

async function createIdentityTables(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table identity_artifact (
      model text not null,
      id text not null,
      payload jsonb not null,
      grant_id text,
      uid text,
      expires_at timestamptz,
      primary key (model, id)
    )`.execute(database);
  await sql`create index identity_artifact_grant on identity_artifact (grant_id) where grant_id is not null`.execute(
    database,
  );
  await sql`create index identity_artifact_uid on identity_artifact (uid) where uid is not null`.execute(
    database,
  );
  await sql`
    create table sign_in_failure (
      id text primary key,
      username text not null,
      failed_at timestamptz not null
    )`.execute(database);
  await sql`create index sign_in_failure_username on sign_in_failure (username, failed_at)`.execute(database);
}
