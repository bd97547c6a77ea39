import type { ReactNode } from 'react';
import { useLanguage, usePortal, useText } from '../../../engine/index.ts';
import { LanguageSwitch as Look } from '../../kit/language-switch/index.ts';

/** Switches the language in place: what was entered stays. Its links work without the script, too (SH-ROUTE-044, -045). */
export function LanguageSwitch(): ReactNode {
  const portal = usePortal();
  const text = useText();
  const { language } = useLanguage();
  const { path, query } = portal.history.current();
  const options = portal.site.manifest.languages.map(({ id, name }) => ({
    language: id,
    name,
    href: portal.languageAddress(id, path + query),
  }));
  return (
    <Look
      label={text('shell:language')}
      options={options}
      current={language}
      onChoose={(chosen) => void portal.switchLanguage(chosen)}
    />
  );
}
