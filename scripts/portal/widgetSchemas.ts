import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from './project.ts';

/** The schema files of all widgets, absolute and in a stable order. A widget's schema is in its folder. */
export function widgetSchemaFiles({ root, widgets }: Pick<Project, 'root' | 'widgets'>): string[] {
  return widgets.flatMap((folder) =>
    globSync('*/*/*.schema.json', { cwd: join(root, folder) })
      .sort()
      .map((file) => join(root, folder, file)),
  );
}

/** Id of the widget that a schema file belongs to: `billing/status-card`. */
export function widgetIdOf(file: string): string {
  const [domain = '', name = ''] = file.split('/').slice(-3);
  return `${domain}/${name}`;
}
