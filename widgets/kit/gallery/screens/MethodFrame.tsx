import type { ReactElement, Ref } from 'react';
import { CardFrame } from '../../card-frame/index.ts';
import type { CardFrameHandle, CardFrameMode } from '../../card-frame/index.ts';
import { Notice } from '../../notice/index.ts';
import type { GalleryCopy } from '../copy.ts';
import type { View } from '../view.ts';

interface MethodFrameProps {
  ref: Ref<CardFrameHandle>;
  mode: CardFrameMode;
  method: GalleryCopy['method'];
  view: View;
  onSubmitRequested: () => void;
}

const limits = {
  maxExpiryYears: 20,
  securityCodeLength: 3,
  amexSecurityCodeLength: 4,
  zipLength: 5,
  today: '2026-11-20',
};

/** The card frame of the gallery, with a ticket that any mock of the card service takes. */
export function MethodFrame({ ref, mode, method, view, onSubmitRequested }: MethodFrameProps): ReactElement {
  return (
    <CardFrame
      ref={ref}
      origin={view.cards}
      title={method.frameTitle}
      mode={mode}
      configuration={{
        ticket: 'gallery',
        language: view.language,
        scheme: view.scheme,
        surface: 'chosen',
        copy: method.frame,
        limits,
        method: mode === 'security-code' ? { id: 'visa-4242', type: 'VISA' } : undefined,
      }}
      loadingLabel={method.loading}
      failure={
        <Notice state="danger" title={method.failedTitle} announce="assertive">
          {method.failedText}
        </Notice>
      }
      onSubmitRequested={onSubmitRequested}
    />
  );
}
