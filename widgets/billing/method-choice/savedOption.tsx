import type { useText } from '../../../engine/index.ts';
import { iconOf } from '../../icons/index.ts';
import { Badge } from '../../kit/badge/index.ts';
import { Icon } from '../../kit/icon/index.ts';
import type { RadioCardOption } from '../../kit/radio-cards/index.ts';
import { CardDeskFrame } from '../card-desk/index.ts';
import type { SavedMethod } from './methodOptions.ts';

/** A saved method as a choice: disabled with its reason where it cannot be used; a chosen card asks for its code. */
export function savedOption(
  method: SavedMethod,
  text: ReturnType<typeof useText>,
  isChosen: boolean,
): RadioCardOption<string> {
  const isCard = method.type !== 'BANK_ACCOUNT';
  return {
    value: method.id,
    title: text('billing:methods.ending', {
      method: { value: text(`billing:methods.${method.type}`), format: 'text' },
      lastFour: { value: method.lastFour, format: 'text' },
    }),
    detail: detailOf(method, text),
    badge: badgeOf(method, text),
    icon: <Icon glyph={iconOf(isCard ? 'credit-card' : 'landmark')} />,
    disabledReason: reasonOf(method, text),
    more:
      isChosen && isCard ? (
        <CardDeskFrame
          mode="security-code"
          title={text('payment:method.frameCode')}
          method={{ id: method.id, type: method.type }}
        />
      ) : undefined,
  };
}

function reasonOf({ refusal }: SavedMethod, text: ReturnType<typeof useText>): string | undefined {
  if (refusal === null) return undefined;
  return text(refusal === 'EXPIRED' ? 'payment:method.expired' : 'payment:method.restricted');
}

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

function badgeOf(
  { expiringSoon, isAutoPayMethod }: SavedMethod,
  text: ReturnType<typeof useText>,
): RadioCardOption<string>['badge'] {
  if (expiringSoon) return <Badge state="warning">{text('payment:method.expiringSoon')}</Badge>;
  return isAutoPayMethod ? <Badge>{text('payment:method.autoPay')}</Badge> : undefined;
}
