import { basename } from 'node:path';

/**
 * Names classes of CSS modules `Button_primary`: readable, and without random parts, which compress badly. Throws if two
 * files of the same name would share their classes.
 */
export function createScopedName(): (local: string, file: string) => string {
  const files = new Map<string, string>();
  return (local, address) => {
    const [file = address] = address.split('?');
    const name = basename(file, '.module.css');
    const other = files.get(name) ?? file;
    if (other !== file) throw new Error(`${file} and ${other} would share the names of their classes.`);
    files.set(name, file);
    return `${name}_${local}`;
  };
}
