import { globSync } from 'node:fs';
import { join } from 'node:path';

/** The schema files of all widgets, in a stable order. A widget's schema stands in its folder. */
export function widgetSchemaFiles(root: string): string[] {
  return globSync('widgets/*/*/*.schema.json', { cwd: root })
    .sort()
    .map((file) => join(root, file));
}

/** Id of the widget that a schema file belongs to: `billing/status-card`. */
export function widgetIdOf(file: string): string {
  const [domain = '', name = ''] = file.split('/').slice(-3);
  return `${domain}/${name}`;
}
