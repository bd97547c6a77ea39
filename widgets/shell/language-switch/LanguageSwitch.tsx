import type { ReactNode } from 'react';
import { useLanguageSwitch, useText } from '../../../engine/index.ts';
import { LanguageSwitch as Look } from '../../kit/language-switch/index.ts';

/** Switches the language in place: what was entered stays. Its links work without the script, too (SH-ROUTE-044, -045). */
export function LanguageSwitch(): ReactNode {
  const text = useText();
  const { language, options, switchTo } = useLanguageSwitch();
  return <Look label={text('shell:language')} options={options} current={language} onChoose={switchTo} />;
}
