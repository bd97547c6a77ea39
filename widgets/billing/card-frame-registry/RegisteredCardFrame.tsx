import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
import {
  useBrand,
  useFact,
  useLanguage,
  useNeeds,
  useRunner,
  useServices,
  useText,
} from '../../../engine/index.ts';
import {
  CardFrame,
  type CardFrameConfiguration,
  type CardFrameHandle,
  type CardFrameMode,
} from '../../kit/card-frame/index.ts';
import { Notice } from '../../kit/notice/index.ts';
import { TextButton } from '../../kit/text-button/index.ts';
import { cardFrameRegistry } from './cardFrameRegistry.ts';
import { useFrameCopy } from './useFrameCopy.ts';
import { useFrameTicket } from './useFrameTicket.ts';

/** Forms that stand by themselves; the others are inside the chosen card of a list. */
const onPage: readonly CardFrameMode[] = ['edit-card', 'bank-sign-in'];

interface RegisteredCardFrameProps {
  mode: CardFrameMode;
  title: string;
  /** The saved card whose security code is asked, or that is changed. */
  method?: { id: string; type: string };
  /** The initial values of the fields. */
  values?: CardFrameConfiguration['values'];
}

/** The card frame with its configuration: its ticket, words, numbers and language. Can be started again. */
export function RegisteredCardFrame(props: RegisteredCardFrameProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  return <OneCardFrame key={attempt} frame={props} again={() => setAttempt(attempt + 1)} />;
}

function OneCardFrame({ frame, again }: { frame: RegisteredCardFrameProps; again: () => void }): ReactNode {
  const { constant, setting } = useServices();
  const { accent, onAccent } = useBrand().colors;
  const runner = useRunner();
  const text = useText();
  const { language } = useLanguage();
  const copy = useFrameCopy();
  const today = useFact('billing.today');
  const needs = useNeeds(['billing.today']);
  const { ticket, failed, renew } = useFrameTicket();
  // The form goes on showing these, whatever is saved meanwhile.
  const [values] = useState(frame.values);
  const place = useCallback(
    (handle: CardFrameHandle | null) =>
      cardFrameRegistry.place(handle ? answering(handle, renew, values) : undefined),
    [renew, values],
  );
  const origin = setting('cardsOrigin');
  const tryAgain = (): void => {
    if (needs.state === 'failed') needs.retry();
    again();
  };
  const failure = <FrameFailure again={tryAgain} />;
  if (failed || needs.state === 'failed' || origin === undefined) return failure;
  // A frame takes no configuration without the day, and of one that it has refused it would never hear again.
  const configuration = ticket !== undefined &&
    today !== undefined && {
      ticket,
      language,
      scheme: 'system' as const,
      surface: onPage.includes(frame.mode) ? ('page' as const) : ('chosen' as const),
      ...(frame.method && { method: frame.method }),
      ...(values && { values }),
      copy,
      limits: {
        maxExpiryYears: Number(constant('maximumCardExpiryYears')),
        securityCodeLength: Number(constant('securityCodeLength')),
        amexSecurityCodeLength: Number(constant('amexSecurityCodeLength')),
        zipLength: Number(constant('zipLength')),
        today: String(today),
      },
      brand: {
        ...(accent && { accent: accent.light, accentDark: accent.dark }),
        ...(onAccent && { onAccent: onAccent.light, onAccentDark: onAccent.dark }),
      },
    };
  return (
    <CardFrame
      ref={place}
      origin={origin}
      title={frame.title}
      mode={frame.mode}
      configuration={configuration || undefined}
      timeLimit={Number(constant('cardFrameWait'))}
      answerTimeLimit={Number(constant('cardFrameAnswerWait'))}
      loadingLabel={text('essential:loading')}
      failure={failure}
      onSubmitRequested={() => runner.send('continue')}
    />
  );
}

/**
 * A ticket is good for a quarter of an hour. Whoever submits later fails, and succeeds with another one when trying again. Of a
 * saved card only those values are changes that are others than the form began with; in the place of the rest is nothing.
 */
function answering(
  handle: CardFrameHandle,
  renew: () => void,
  values: RegisteredCardFrameProps['values'] = {},
): CardFrameHandle {
  return {
    ...handle,
    async submit() {
      const outcome = await handle.submit();
      if (outcome.kind === 'failed') renew();
      if (outcome.kind !== 'changes') return outcome;
      const { expiration, zip, nameOnCard } = outcome.values;
      const changes = {
        expiration: expiration === values.expiration?.replace('/', '') ? '' : expiration,
        zip: zip === values.zip ? '' : zip,
        nameOnCard: nameOnCard === values.nameOnCard ? '' : nameOnCard,
      };
      return { ...outcome, values: changes };
    },
  };
}

/** A frame that did not come answers at once that it has no answer. */
const noFrame: CardFrameHandle = {
  submit: () => Promise.resolve({ kind: 'failed' }),
  focus: () => undefined,
  clear: () => undefined,
};

function FrameFailure({ again }: { again: () => void }): ReactNode {
  const text = useText();
  // A layout effect, in the commit that removes the frame: the next frame registers in the same one.
  useLayoutEffect(() => {
    cardFrameRegistry.place(noFrame);
    return () => cardFrameRegistry.place(undefined);
  }, []);
  return (
    <Notice
      state="warning"
      title={text('payment:method.frameFailed.title')}
      isAnnounced
      actions={<TextButton onPress={again}>{text('payment:method.frameFailed.retry')}</TextButton>}
    >
      {text('payment:method.frameFailed.text')}
    </Notice>
  );
}
