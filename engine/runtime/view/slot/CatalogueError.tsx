import type { ReactNode } from 'react';
import { manifestOf } from '../../../core/manifest/index.ts';
import { useControls } from '../hook/useControls.ts';
import { useSentences, useText } from '../hook/useCopy.ts';
import { usePortal } from '../../portal/index.ts';

interface CatalogueErrorProps {
  id: string;
  onAcknowledge: () => void;
  /** The effect of the `retry` action, if something can be tried again. */
  retry?: () => void;
}

/** An entry of the error catalogue as a dialog over the page. Nothing shows until its words are loaded. */
export function CatalogueError({ id, onAcknowledge, retry }: CatalogueErrorProps): ReactNode {
  const { site, presentation } = usePortal();
  const text = useText();
  const manifest = manifestOf(site.manifests, 'error', id);
  const [title, words, acknowledge] = useSentences([manifest?.title, manifest?.text, manifest?.acknowledge]);
  const actions = useControls(manifest?.actions ?? [], retry && { retry });
  if (manifest && (title === undefined || words === undefined)) return undefined;
  const error = {
    title: title ?? text('essential:failure.title'),
    text: words ?? text('essential:failure.text'),
    acknowledge: acknowledge ?? text('essential:ok'),
    actions,
  };
  return <presentation.ErrorDialog error={error} onAcknowledge={onAcknowledge} />;
}
