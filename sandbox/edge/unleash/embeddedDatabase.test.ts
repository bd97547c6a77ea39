import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbeddedDatabase, type EmbeddedDatabase } from './embeddedDatabase.ts';

it('lets nobody between the parts of a query that arrives in pieces', async () => {
  const [first, second] = [await signIn(), await signIn()];
  first.write(parse('SELECT 1 + $1::int'));
  await answerOf(first);
  second.write(parse("SELECT 'text ' || $1::text"));
  first.write(rest('41'));
  expect(await answerOf(first)).toContain('42');
  second.write(rest('seven'));
  let answer = '';
  while (!answer.includes('Z')) answer += await answerOf(second);
  expect(answer).toContain('text seven');
});

it('goes on when somebody leaves in the middle of a query', async () => {
  const [first, second] = [await signIn(), await signIn()];
  first.write(parse('SELECT $1::int'));
  await answerOf(first);
  first.end();
  await once(first, 'close');
  second.write(Buffer.concat([parse('SELECT $1::text'), rest('still here')]));
  expect(await answerOf(second)).toContain('still here');
});

let folder: string;
let database: EmbeddedDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  database = await openEmbeddedDatabase(folder);
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Opens a connection in PostgreSQL's protocol, version 3.0. */
async function signIn(): Promise<Socket> {
  const socket = connect(database.port, database.host).setNoDelay(true);
  await once(socket, 'connect');
  const words = Buffer.from('\0\u0003\0\0user\0postgres\0database\0postgres\0\0', 'latin1');
  socket.write(Buffer.concat([lengthOf(words), words]));
  let answer = '';
  while (!answer.includes('Z')) answer += await answerOf(socket);
  return socket;
}

async function answerOf(socket: Socket): Promise<string> {
  const [data] = (await once(socket, 'data')) as [Buffer];
  return data.toString('latin1');
}

function parse(query: string): Buffer {
  return message('P', `\0${query}\0\0\0`);
}

/** Binds one text, executes and syncs. */
function rest(value: string): Buffer {
  const bind = message('B', `\0\0\0\0\0\u0001\0\0\0${String.fromCharCode(value.length)}${value}\0\0`);
  return Buffer.concat([bind, message('E', '\0\0\0\0\0'), message('S', '')]);
}

function message(type: string, words: string): Buffer {
  const body = Buffer.from(words, 'latin1');
  return Buffer.concat([Buffer.from(type), lengthOf(body), body]);
}

function lengthOf(body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return length;
}
