import type { MouseEvent, ReactElement } from 'react';
import styles from './LanguageSwitch.module.css';

export interface LanguageOption {
  /** `en`, `es`: the language of the name and of the page it leads to. */
  language: string;
  /** The language's own name for itself: "English", "Español". */
  name: string;
  href: string;
}

export interface LanguageSwitchProps {
  /** Names the group, such as "Language". */
  label: string;
  options: readonly LanguageOption[];
  current: string;
  /** Takes over from the link when given, so that what was typed in the page is not lost. */
  onChoose?: ((language: string) => void) | undefined;
}

/** The languages side by side, each in its own words; the one in use is marked and is no link. */
export function LanguageSwitch({ label, options, current, onChoose }: LanguageSwitchProps): ReactElement {
  const choose = (event: MouseEvent, language: string): void => {
    if (onChoose === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(language);
  };
  return (
    <ul className={styles.switch} aria-label={label}>
      {options.map((option) =>
        option.language === current ? (
          <li key={option.language} className={styles.current} lang={option.language} aria-current="true">
            {option.name}
          </li>
        ) : (
          <li key={option.language} className={styles.other}>
            <a
              className={styles.link}
              href={option.href}
              lang={option.language}
              hrefLang={option.language}
              onClick={(event) => choose(event, option.language)}
            >
              {option.name}
            </a>
          </li>
        ),
      )}
    </ul>
  );
}
