import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import type { Inspected } from '../inspected.ts';
import styles from './inspector.css?inline';
import { InspectorView } from './InspectorView.tsx';

/** The inspector on the page. */
export interface Panel {
  /** Opens or closes it. */
  toggle(): void;
}

/**
 * Puts the inspector into the page, closed; what is overridden is marked all the same. It stands in a tree of its own:
 * neither the page's styles nor what the page asks of its elements reaches into it. Dialogs of the page, which keep the
 * focus to themselves, leave it to what says that it is above them.
 */
export function openPanel(inspected: Inspected): Panel {
  const element = document.createElement('div');
  element.lang = 'en';
  element.dataset['reactAriaTopLayer'] = 'true';
  const shadow = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  document.body.append(element);

  const opened = createStore(() => ({ isOpen: false }));
  let before: Element | null = null;

  function toggle(): void {
    const isOpen = !opened.getState().isOpen;
    if (isOpen) before = document.activeElement;
    opened.setState({ isOpen });
    if (!isOpen && before instanceof HTMLElement && before.isConnected) before.focus();
  }

  createRoot(shadow).render(
    <StrictMode>
      <InspectorView inspected={inspected} opened={opened} toggle={toggle} />
    </StrictMode>,
  );
  return { toggle };
}
