import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FailureError } from '../portal/command.ts';
import { openProject } from '../portal/project.ts';
import { copySecondPortal } from '../portal/testing/copySecondPortal.ts';
import { generatePortalSchemas } from './portalSchemas.ts';

it('says what is wrong with manifests that do not fit, as a message for an author and not as a broken tool', async () => {
  const desk = mkdtempSync(join(tmpdir(), 'second-portal-'));
  const project = openProject(copySecondPortal(desk));
  const file = join(project.root, 'manifests/errors/too-soon.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"dialog"', '"widget"'));
  const reason: unknown = await generatePortalSchemas(project).catch((error: unknown) => error);
  rmSync(desk, { recursive: true });
  expect(reason).toBeInstanceOf(FailureError);
  expect(String(reason)).toContain('errors/too-soon.json:4 (/presentation) must be one of the values');
});
