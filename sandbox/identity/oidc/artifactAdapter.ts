import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../platform/database/index.ts';

/**
 * Stores the identity service's state in the sandbox database, so that a sign-in in progress survives a restart and
 * several processes can share it. Expired rows are not returned.
 */
export function createArtifactAdapter(
  database: Database,
  now: () => Date = () => new Date(),
): AdapterFactory {
  return (model) => new ArtifactAdapter(model, database, now);
}

/** A class because oidc-provider asks for an object per model with these method names. */
class ArtifactAdapter implements Adapter {
  readonly #model: string;
  readonly #database: Database;
  readonly #now: () => Date;

  constructor(model: string, database: Database, now: () => Date) {
    this.#model = model;
    this.#database = database;
    this.#now = now;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const row = {
      payload: JSON.stringify(payload),
      grantId: payload.grantId ?? null,
      uid: payload.uid ?? null,
      expiresAt: expiresIn === undefined ? null : new Date(this.#now().getTime() + expiresIn * 1000),
    };
    await this.#removeExpired();
    await this.#database
      .insertInto('identityArtifact')
      .values({ model: this.#model, id, ...row })
      .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
      .execute();
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#read('id', id);
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#read('uid', uid);
  }

  /** User codes belong to the device flow, which is switched off. */
  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  async consume(id: string): Promise<void> {
    const payload = await this.find(id);
    if (payload === undefined) return;
    const consumed = Math.floor(this.#now().getTime() / 1000);
    await this.#database
      .updateTable('identityArtifact')
      .set({ payload: JSON.stringify({ ...payload, consumed }) })
      .where('model', '=', this.#model)
      .where('id', '=', id)
      .execute();
  }

  async destroy(id: string): Promise<void> {
    await this.#database
      .deleteFrom('identityArtifact')
      .where('model', '=', this.#model)
      .where('id', '=', id)
      .execute();
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#database
      .deleteFrom('identityArtifact')
      .where('model', '=', this.#model)
      .where('grantId', '=', grantId)
      .execute();
  }

  async #read(column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> {
    const row = await this.#database
      .selectFrom('identityArtifact')
      .select('payload')
      .where('model', '=', this.#model)
      .where(column, '=', value)
      .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', this.#now())]))
      .executeTakeFirst();
    return row?.payload as AdapterPayload | undefined;
  }

  async #removeExpired(): Promise<void> {
    await this.#database.deleteFrom('identityArtifact').where('expiresAt', '<', this.#now()).execute();
  }
}
