import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import {
  useFact,
  useHolding,
  useItem,
  useRunner,
  useSentences,
  useSequenceValue,
  useText,
  useWaits,
  type WidgetProps,
} from '../../../engine/index.ts';
import { fieldId, useFieldError } from '../../field-error/index.ts';
import type { MethodChoiceSettings } from '../../generated/settings.ts';
import { useGraph } from '../../graph/index.ts';
import { Badge } from '../../kit/badge/index.ts';
import { MethodMark } from '../../kit/method-mark/index.ts';
import { Notice } from '../../kit/notice/index.ts';
import { RadioCards } from '../../kit/radio-cards/index.ts';
import { Stack } from '../../kit/stack/index.ts';
import { Waiting } from '../../waiting/index.ts';
import { RegisteredCardFrame, FrameErrors } from '../card-frame-registry/index.ts';
import { WalletQuestion } from '../graph/generated/billing.ts';
import {
  answersFor,
  answersForNew,
  badgeFor,
  firstChoice,
  noAnswers,
  offered,
  refuseChoice,
  saved,
  unanswered,
  type SavedMethod,
} from './methodOptions.ts';
import { savedOption } from './savedOption.tsx';

/** The saved payment methods with their security code, and the forms for a new one (BL-OTP-004..006). */
export function MethodChoice({ settings }: WidgetProps<MethodChoiceSettings>): ReactNode {
  const [paid, device] = [useItem('bill'), useItem('device-balance')];
  const bill = (paid ?? device)?.['accountId'];
  const data = useGraph(WalletQuestion, bill === undefined ? {} : { forAccount: String(bill) });
  const [source] = useSequenceValue(settings.keeps.source);
  const [methodId] = useSequenceValue(settings.keeps.id);
  if (!data) return <WaitingMethods />;
  return (
    <Stack gap={5}>
      <FrameErrors key={`${String(source)} ${String(methodId)}`} />
      <Methods wallet={offered(data.wallet, settings)} settings={settings} />
    </Stack>
  );
}

interface MethodsProps {
  wallet: readonly SavedMethod[];
  settings: MethodChoiceSettings;
}

function Methods({ wallet, settings }: MethodsProps): ReactNode {
  const { keeps } = settings;
  const text = useText();
  const runner = useRunner();
  const { formTitles: titles } = settings;
  const [question = '', card = '', account = '', code, inUse] = useSentences([
    settings.question,
    titles.card,
    titles['bank-account'],
    settings.asksCode === false ? undefined : titles['security-code'],
    settings.inUse,
  ]);
  const badges = useSentences(settings.badges.map(({ label }) => label));
  const [source] = useSequenceValue(keeps.source);
  const [methodId] = useSequenceValue(keeps.id);
  const area = useFact('billing.area');
  const error = useFieldError(keeps.source);
  const entries = useEntries(settings);

  const [gone, forgetGone] = useGone(wallet, settings);
  const chosen = source === saved ? wallet.find(({ id }) => id === methodId) : undefined;
  const isRefused = chosen !== undefined && refuseChoice(chosen, { ...settings, area }) !== undefined;
  useEffect(() => {
    // It was chosen before it was refused: Auto Pay has been given to it meanwhile, say.
    if (isRefused) runner.suggest(noAnswers(keeps));
  }, [isRefused, keeps, runner]);

  // Before the first paint: the code field of the choice pushes the options below it away from a finger.
  useLayoutEffect(() => {
    const first = firstChoice(wallet, { ...settings, area });
    if (source === unanswered && first) runner.suggest(answersFor(first, keeps));
  }, [wallet, settings, area, keeps, source, runner]);

  const choose = (value: string): void => {
    const method = wallet.find(({ id }) => id === value);
    forgetGone();
    runner.change(method ? answersFor(method, keeps) : answersForNew(value, keeps));
  };
  const badgeOf = (method: SavedMethod): ReactNode => {
    const badge = badgeFor(method, settings.badges);
    return badge && <Badge state={badge.state}>{badges[settings.badges.indexOf(badge)] ?? ''}</Badge>;
  };
  const options = [
    ...wallet.map((method) => {
      const isChosen = method.id === methodId && source === saved;
      const refusal = refuseChoice(method, { ...settings, area });
      return savedOption(method, { text, isChosen, codeTitle: code, badge: badgeOf(method), refusal, inUse });
    }),
    ...entries.map(({ form, ...option }) => ({
      ...option,
      icon: <MethodMark type={form === 'card' ? 'CREDIT_CARD' : 'BANK_ACCOUNT'} />,
      more:
        source === option.value && form !== undefined ? (
          <RegisteredCardFrame mode={form} title={form === 'card' ? card : account} />
        ) : undefined,
    })),
  ];
  return (
    <Stack gap={5}>
      {gone && <Notice state="information" title={text(gone)} isAnnounced />}
      <RadioCards
        id={fieldId(keeps.source)}
        name="method"
        label={question}
        error={error}
        options={options}
        value={source === saved ? String(methodId) : source === unanswered ? undefined : String(source)}
        onChange={choose}
      />
    </Stack>
  );
}

/**
 * What to say of the method that was chosen where it can be no more: somebody has deleted it since, or its kind is offered
 * no more. The sequence forgets it, with all that was known of it. Answers also how to say no more of that.
 */
function useGone(
  wallet: readonly SavedMethod[],
  { keeps, entries }: MethodChoiceSettings,
): [said: string | undefined, forget: () => void] {
  const runner = useRunner();
  const [source] = useSequenceValue(keeps.source);
  const [methodId] = useSequenceValue(keeps.id);
  const [said, say] = useState<string>();
  const isDeleted = source === saved && wallet.every(({ id }) => id !== methodId);
  const offeredWhen = entries.find(({ value }) => value === source)?.when;
  // While it is not known whether it is offered, it stays chosen.
  const [isClosed] = useHolding(offeredWhen ? [{ not: offeredWhen }] : []);
  const now = isDeleted ? 'payment:method.gone' : isClosed ? 'payment:method.closed' : undefined;
  if (now && now !== said) say(now);
  useEffect(() => {
    if (now) runner.suggest(noAnswers(keeps));
  }, [now, keeps, runner]);
  return [said, () => say(undefined)];
}

/** The kinds of methods that can be entered now, in words. */
function useEntries({ entries }: MethodChoiceSettings) {
  const holding = useHolding(entries.map(({ when }) => when));
  const words = useSentences(entries.flatMap(({ label, detail }) => [label, detail]));
  return entries
    .map(({ value, form }, index) => ({
      value,
      form,
      title: words[index * 2] ?? '',
      detail: words[index * 2 + 1],
    }))
    .filter((_, index) => holding[index]);
}

function WaitingMethods(): ReactNode {
  useWaits();
  return <Waiting shape="control" count={3} />;
}
