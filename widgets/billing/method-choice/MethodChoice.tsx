import { useEffect, type ReactNode } from 'react';
import {
  useFact,
  useFieldVerdict,
  useRunner,
  useSentence,
  useSequenceValue,
  useText,
  type WidgetProps,
} from '../../../engine/index.ts';
import { fieldId, useFieldError } from '../../field-error/index.ts';
import type { MethodChoiceSettings } from '../../generated/settings.ts';
import { useGraph } from '../../graph/index.ts';
import { RadioCards } from '../../kit/radio-cards/index.ts';
import { Skeleton } from '../../kit/skeleton/index.ts';
import { Stack } from '../../kit/stack/index.ts';
import { CardDeskFrame } from '../card-desk/index.ts';
import { WalletDocument, type PaymentRestriction } from '../graph/generated/billing.ts';
import { FrameErrors } from './FrameErrors.tsx';
import {
  answersFor,
  answersForNew,
  firstChoice,
  newMethodsFor,
  type NewMethod,
  type SavedMethod,
} from './methodOptions.ts';
import { savedOption } from './savedOption.tsx';

/** The saved payment methods with their security code, and the forms for a new one (BL-OTP-004..006). */
export function MethodChoice({ settings }: WidgetProps<MethodChoiceSettings>): ReactNode {
  const account = useFact('billing.accountId');
  const restriction = useFact('billing.restriction');
  const data = useGraph(WalletDocument, { forAccount: String(account) });
  const [source] = useSequenceValue('methodSource');
  const [methodId] = useSequenceValue('methodId');
  if (!data) return <Waiting />;
  return (
    <Stack gap={5}>
      <FrameErrors key={`${String(source)} ${String(methodId)}`} />
      <Methods wallet={data.wallet} restriction={restriction as PaymentRestriction} settings={settings} />
    </Stack>
  );
}

interface MethodsProps {
  wallet: readonly SavedMethod[];
  restriction: PaymentRestriction;
  settings: MethodChoiceSettings;
}

function Methods({ wallet, restriction, settings }: MethodsProps): ReactNode {
  const text = useText();
  const runner = useRunner();
  const question = useSentence(settings.question) ?? '';
  const [source] = useSequenceValue('methodSource');
  const [methodId] = useSequenceValue('methodId');
  const error = useFieldError(useFieldVerdict('methodSource'));
  const news = newMethodsFor(restriction);

  useEffect(() => {
    const first = firstChoice(wallet);
    if (source === 'unanswered' && first) runner.change(answersFor(first));
  }, [wallet, source, runner]);

  const choose = (value: string): void => {
    const saved = wallet.find(({ id }) => id === value);
    runner.change(saved ? answersFor(saved) : answersForNew(value as NewMethod));
  };
  const options = [
    ...wallet.map((method) => savedOption(method, text, method.id === methodId && source === 'saved')),
    ...news.map((kind) => ({
      value: kind as string,
      title: text(`payment:method.${words[kind]}`),
      detail: text(`payment:method.${words[kind]}Detail`),
      more:
        source === kind ? (
          <CardDeskFrame mode={modes[kind]} title={text(`payment:method.${frames[kind]}`)} />
        ) : undefined,
    })),
  ];
  return (
    <RadioCards
      id={fieldId('methodSource')}
      name="method"
      label={question}
      error={error}
      options={options}
      value={source === 'saved' ? String(methodId) : source === 'unanswered' ? undefined : String(source)}
      onChange={choose}
    />
  );
}

const words: Readonly<Record<NewMethod, string>> = {
  'new-card': 'newCard',
  'new-bank-account': 'newBankAccount',
};
const frames: Readonly<Record<NewMethod, string>> = {
  'new-card': 'frameCard',
  'new-bank-account': 'frameBank',
};
const modes = { 'new-card': 'card', 'new-bank-account': 'bank-account' } as const;

function Waiting(): ReactNode {
  return (
    <Stack gap={3}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Stack>
  );
}
