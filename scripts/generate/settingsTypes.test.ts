import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FailureError } from '../portal/command.ts';
import { currentProject } from '../portal/project.ts';
import { generateSettingsTypes } from './settingsTypes.ts';

it('a schema of a widget that is not JSON is named, without a stack', async () => {
  const root = mkdtempSync(join(tmpdir(), 'widgets-'));
  mkdirSync(join(root, 'widgets/content/notice'), { recursive: true });
  writeFileSync(
    join(root, 'widgets/content/notice/Notice.schema.json'),
    '{ "title": "Notice" "type": "object" }',
  );
  const generating = generateSettingsTypes({ ...currentProject(), root });
  await expect(generating).rejects.toThrow(FailureError);
  await expect(generating).rejects.toThrow('widgets/content/notice/Notice.schema.json is not JSON: ');
});
