import type { AtomValue } from '../../../engine/index.ts';
import type { MethodChoiceSettings } from '../../generated/settings.ts';
import type { WalletQuery } from '../graph/generated/billing.ts';

/** A saved payment method. */
export type SavedMethod = WalletQuery['wallet'][number];

/** The sequence's data in which a choice is kept. */
export type MethodAnswers = MethodChoiceSettings['keeps'];

/** The source of a method that is in the wallet. */
export const saved = 'saved';

/** The source while nothing is chosen. */
export const unanswered = 'unanswered';

const isOf = {
  default: ({ isDefault }: SavedMethod): boolean => isDefault,
  usable: (): boolean => true,
  expiring: ({ expiringSoon }: SavedMethod): boolean => expiringSoon,
  'auto-pay': ({ isAutoPayMethod }: SavedMethod): boolean => isAutoPayMethod,
} as const;

/** Why a saved method cannot be chosen; `in-use`: Auto Pay draws on it now, and another one is asked for. */
export type ChoiceRefusal = 'expired' | 'cards-only' | 'expires-before' | 'restricted' | 'in-use';

/** The input that decides which methods can be chosen, and for which area's bill. */
type ChoiceFacts = Pick<MethodChoiceSettings, 'purpose' | 'inUse'> & { area?: AtomValue | undefined };

/** The reason why a saved method cannot be chosen; undefined if it can. */
export function refuseChoice(
  { autoPayRefusal, refusal, expired, usedFor }: SavedMethod,
  { purpose, inUse, area }: ChoiceFacts,
): ChoiceRefusal | undefined {
  const reason = purpose === 'auto-pay' ? autoPayRefusal : refusal;
  if (reason === 'EXPIRED') return expired ? 'expired' : 'expires-before';
  if (reason === 'KIND_NOT_ALLOWED') return 'cards-only';
  if (reason !== null) return 'restricted';
  return inUse !== undefined && usedFor.some((used) => used === area) ? 'in-use' : undefined;
}

/** The saved methods that show. */
export function offered(
  wallet: readonly SavedMethod[],
  { only }: Pick<MethodChoiceSettings, 'only'>,
): readonly SavedMethod[] {
  return only === 'quick-pay' ? wallet.filter(({ quickPay }) => quickPay) : wallet;
}

/** The method to begin with: of those that can be chosen, the first of the first kind that there is (BL-ELG-018). */
export function firstChoice(
  wallet: readonly SavedMethod[],
  settings: Pick<MethodChoiceSettings, 'beginsWith'> & ChoiceFacts,
): SavedMethod | undefined {
  const { beginsWith } = settings;
  const usable = wallet.filter((method) => refuseChoice(method, settings) === undefined);
  return beginsWith.flatMap((kind) => usable.find(isOf[kind]) ?? [])[0];
}

/** The first badge that is true of a method. */
export function badgeFor(
  method: SavedMethod,
  badges: MethodChoiceSettings['badges'],
): MethodChoiceSettings['badges'][number] | undefined {
  return badges.find(({ of }) => isOf[of](method));
}

/** The sequence's data for a saved method. Proof and token of another one are cleared. */
export function answersFor(method: SavedMethod, keeps: MethodAnswers): Record<string, string | boolean> {
  return {
    ...answersForNew(saved, keeps),
    [keeps.id]: method.id,
    [keeps.type]: method.type,
    [keeps.lastFour]: method.lastFour,
    ...(keeps.expiration !== undefined && { [keeps.expiration]: method.expiration ?? '' }),
    ...(keeps.kind !== undefined && method.cardKind && { [keeps.kind]: method.cardKind }),
  };
}

/** The sequence's data while a method is entered. */
export function answersForNew(source: string, keeps: MethodAnswers): Record<string, string | boolean> {
  const { id, lastFour, expiration, token, proof, kind, read } = keeps;
  const emptied = [id, lastFour, expiration, token, proof].filter((name) => name !== undefined);
  return {
    [keeps.source]: source,
    ...Object.fromEntries(emptied.map((name) => [name, ''])),
    ...(kind !== undefined && { [kind]: unanswered }),
    ...(read !== undefined && { [read]: false }),
  };
}

/** The sequence's data while nothing is chosen. */
export function noAnswers(keeps: MethodAnswers): Record<string, string | boolean> {
  return { ...answersForNew(unanswered, keeps), [keeps.type]: unanswered };
}
