import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glyphPath, type IconElement } from './glyphPath.ts';

/** The used icons of Lucide, by their names there. For a new one, add a line and run `npm run generate`. */
const icons = [
  'bell',
  'calendar-clock',
  'calendar-days',
  'check',
  'chevron-left',
  'chevron-right',
  'circle',
  'circle-check',
  'circle-exclamation-point',
  'clipboard-list',
  'credit-card',
  'house',
  'info',
  'landmark',
  'life-buoy',
  'log-in',
  'log-out',
  'phone',
  'play',
  'receipt',
  'receipt-text',
  'router',
  'settings',
  'shield-check',
  'shopping-cart',
  'smartphone',
  'store',
  'triangle-exclamation-point',
  'truck',
  'tv',
  'voicemail',
  'wifi',
  'x',
] as const;

const folder = 'widgets/generated/glyphs';
const banner = '// Generated from Lucide (ISC Licence) by `npm run generate`. Do not edit.';

/** One module for each icon, so that a page loads only those that it shows; and the licence, which is shipped with them. */
export async function generateGlyphs(): Promise<Record<string, string>> {
  const lucide = dirname(fileURLToPath(import.meta.resolve('lucide-react/package.json')));
  const files: Record<string, string> = {
    'widgets/public/lucide-licence.txt': readFileSync(join(lucide, 'LICENSE'), 'utf8'),
  };
  for (const icon of icons) {
    const { __iconData: data } = (await import(join(lucide, `dist/esm/icons/${icon}.mjs`))) as LucideModule;
    const name = icon.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    files[`${folder}/${name}.ts`] =
      `${banner}\n/** The icon ${icon}. */\nexport const ${name} = '${glyphPath(data.node)}';\n`;
  }
  return files;
}

interface LucideModule {
  __iconData: { node: readonly IconElement[] };
}
