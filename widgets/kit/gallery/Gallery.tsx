import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { LanguageSwitch } from '../language-switch/index.ts';
import { KitLocaleProvider } from '../locale/index.ts';
import { TextButton } from '../text-button/index.ts';
import { TextLink } from '../text-link/index.ts';
import styles from './Gallery.module.css';
import { copyIn } from './copy.ts';
import { ComponentSamples } from './samples/ComponentSamples.tsx';
import { FormSamples } from './samples/FormSamples.tsx';
import { BillingScreen } from './screens/BillingScreen.tsx';
import { MethodScreen } from './screens/MethodScreen.tsx';
import { PaymentScreen } from './screens/PaymentScreen.tsx';
import { ReceiptScreen } from './screens/ReceiptScreen.tsx';
import type { ScreenProps } from './screens/ScreenProps.ts';
import { pageNames, writeView } from './view.ts';
import type { PageName, View } from './view.ts';

const pages: Readonly<Record<PageName, (props: ScreenProps) => ReactElement>> = {
  components: ComponentSamples,
  forms: FormSamples,
  billing: BillingScreen,
  payment: PaymentScreen,
  method: MethodScreen,
  receipt: ReceiptScreen,
};

/** Every component in every state, and three screens made of them. Languages and schemes can be switched. */
export function Gallery({ start }: { start: View }): ReactElement {
  const [view, setView] = useState(start);
  useEffect(() => {
    document.documentElement.lang = view.language;
    document.documentElement.dataset['scheme'] = view.scheme;
    history.replaceState(undefined, '', writeView(view));
  }, [view]);
  const Page = pages[view.page];
  return (
    <KitLocaleProvider locale={view.language === 'es' ? 'es-US' : 'en-US'}>
      <GalleryBar view={view} onChange={setView} />
      <Page copy={copyIn(view.language)} view={view} />
    </KitLocaleProvider>
  );
}

interface GalleryBarProps {
  view: View;
  onChange: (view: View) => void;
}

function GalleryBar({ view, onChange }: GalleryBarProps): ReactElement {
  return (
    <nav className={styles.bar} aria-label="Gallery">
      {pageNames.map((page) => (
        <TextLink
          key={page}
          href={writeView({ ...view, page })}
          kind="standalone"
          isCurrent={page === view.page}
        >
          {page}
        </TextLink>
      ))}
      <TextButton onPress={() => onChange({ ...view, scheme: view.scheme === 'dark' ? 'light' : 'dark' })}>
        {view.scheme === 'dark' ? 'light' : 'dark'}
      </TextButton>
      <LanguageSwitch
        label="Language"
        current={view.language}
        options={[
          { language: 'en', name: 'English', href: writeView({ ...view, language: 'en' }) },
          { language: 'es', name: 'Español', href: writeView({ ...view, language: 'es' }) },
        ]}
        onChoose={(language) => onChange({ ...view, language: language === 'es' ? 'es' : 'en' })}
      />
    </nav>
  );
}
