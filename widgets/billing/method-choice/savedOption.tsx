import type { useText } from '../../../engine/index.ts';
import { MethodMark } from '../../kit/method-mark/index.ts';
import type { RadioCardOption } from '../../kit/radio-cards/index.ts';
import { RegisteredCardFrame } from '../card-frame-registry/index.ts';
import type { ChoiceRefusal, SavedMethod } from './methodOptions.ts';

interface SavedOptionContext {
  text: ReturnType<typeof useText>;
  isChosen: boolean;
  badge: RadioCardOption<string>['badge'];
  /** Names the form for the security code; absent if none is needed. */
  codeTitle: string | undefined;
  refusal: ChoiceRefusal | undefined;
  /** Said of the method that is in use. */
  inUse: string | undefined;
}

/** A saved method as a choice: disabled with its reason if it cannot be used; a chosen card asks for its code. */
export function savedOption(
  method: SavedMethod,
  { text, isChosen, badge, codeTitle, refusal, inUse }: SavedOptionContext,
): RadioCardOption<string> {
  const isCard = method.type !== 'BANK_ACCOUNT';
  return {
    value: method.id,
    title: text('billing:methods.ending', {
      method: { value: text(`billing:methods.${method.type}`), format: 'text' },
      lastFour: { value: method.lastFour, format: 'text' },
    }),
    detail: detailOf(method, text),
    badge,
    icon: <MethodMark type={method.type} />,
    disabledReason: refusal === 'in-use' ? inUse : refusal && text(reasons[refusal]),
    more:
      isChosen && isCard && codeTitle !== undefined ? (
        <RegisteredCardFrame
          mode="security-code"
          title={codeTitle}
          method={{ id: method.id, type: method.type }}
        />
      ) : undefined,
  };
}

const reasons = {
  'cards-only': 'payment:method.cardsOnly',
  expired: 'payment:method.expired',
  'expires-before': 'payment:method.expiresBeforeAutoPay',
  restricted: 'payment:method.restricted',
} as const;

function detailOf(
  { cardKind, bankAccountKind, expiration }: SavedMethod,
  text: ReturnType<typeof useText>,
): string {
  const kind = cardKind ?? bankAccountKind;
  const expires =
    expiration === null
      ? undefined
      : text('payment:method.expires', {
          month: { value: expiration.slice(0, 2), format: 'text' },
          year: { value: expiration.slice(2), format: 'text' },
        });
  return [kind && text(`payment:method.kinds.${kind}`), expires].filter(Boolean).join(' · ');
}
