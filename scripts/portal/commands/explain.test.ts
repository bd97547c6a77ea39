import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { secondPortalDesk } from '../testing/secondPortalDesk.ts';

const { copy, portal } = secondPortalDesk();

it('says first of an address that no route has it, and which one is near', async () => {
  const { stdout } = await portal('explain', '/conexion?returnTo=%2F', '--only', 'header');
  expect(stdout).toMatch(/^No route has the address \/conexion\. Did you mean \/connexion\?\n\n\/conexion\?/);
  expect((await portal('explain', '/connexion', '--only', 'header')).stdout).toMatch(/^\/connexion /);
});

it('takes an address as it is copied from a browser', async () => {
  const { stdout } = await portal('explain', 'http://localhost:4600/connexion?returnTo=%2F#top');
  expect(stdout).toMatch(/^\/connexion\?returnTo=%2F shows page sign-in\n/);
});

it('says of a route that there is not which one is near', async () => {
  expect((await portal('explain', 'sgin-in')).stderr).toMatch(
    /^There is no route "sgin-in"\. Did you mean "sign-in"\? Known: /,
  );
});

it('warns where a name leads nowhere, and explains all the same', async () => {
  expect((await portal('explain', '/connexion')).stderr).toBe('');
  const file = join(copy, 'manifests/routes/sign-in.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('visitors-only', 'visitor-only'));
  const { stdout, stderr } = await portal('explain', '/connexion');
  writeFileSync(file, text);
  expect(stderr).toMatch(/^manifests has 1 error: npx portal check manifests$/m);
  expect(stdout).toMatch(/^\/connexion /);
});
