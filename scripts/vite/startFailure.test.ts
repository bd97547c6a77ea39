import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Project } from '../portal/project.ts';
import { startFailure } from './startFailure.ts';

it('writes the words of every language into the page, and takes none of them for HTML', () => {
  const root = mkdtempSync(join(tmpdir(), 'start-failure-'));
  for (const [language, title] of Object.entries({ en: 'Books & <more>', fr: 'Livres' })) {
    mkdirSync(join(root, 'locales', language), { recursive: true });
    const sentences = { start: { title, text: 'Later.' }, retry: 'Again' };
    writeFileSync(join(root, 'locales', language, 'essential.json'), JSON.stringify(sentences));
  }
  const { transformIndexHtml } = startFailure({ root, locales: 'locales' } as Project);
  const page = (transformIndexHtml as (html: string) => string)('<main><!--start-failure--></main>');
  expect(page).toBe(
    '<main><section lang="en"><h1>Books &amp; &lt;more></h1><p>Later.</p><a href="">Again</a></section>' +
      '<section lang="fr"><h1>Livres</h1><p>Later.</p><a href="">Again</a></section></main>',
  );
});
