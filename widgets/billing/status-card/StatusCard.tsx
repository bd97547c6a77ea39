import type { ReactNode } from 'react';
import {
  useControls,
  useFirstHolding,
  useHolding,
  useSentences,
  type WidgetProps,
} from '../../../engine/index.ts';
import { ControlRow } from '../../controls/index.ts';
import type { StatusCardSettings, StatusCardState } from '../../generated/settings.ts';
import { Amount } from '../../kit/amount/index.ts';
import { Card } from '../../kit/card/index.ts';
import { Icon } from '../../kit/icon/index.ts';
import { stateIcon } from '../../kit/notice/index.ts';
import { Skeleton } from '../../kit/skeleton/index.ts';
import { Stack } from '../../kit/stack/index.ts';
import { Heading, Text } from '../../kit/text/index.ts';
import { Waiting } from '../../waiting/index.ts';
import styles from './StatusCard.module.css';

/**
 * The amount due, with controls: the first state of the manifest whose condition holds (BL-LND-017). If nothing
 * can be done about it, the slot `instead` says why.
 */
export function StatusCard({ settings, slots }: WidgetProps<StatusCardSettings>): ReactNode {
  const index = useFirstHolding(settings.states);
  const state = index === undefined ? undefined : settings.states[index];
  if (!state) return <Waiting shape="card" />;
  const content = <State state={state} bill={settings.bill} instead={slots['instead']} />;
  return settings.more ? <Surface more={settings.more}>{content}</Surface> : content;
}

interface SurfaceProps {
  more: NonNullable<StatusCardSettings['more']>;
  children: ReactNode;
}

/** A card around the state, with the controls of every state in its footer. */
function Surface({ more, children }: SurfaceProps): ReactNode {
  const controls = useControls(more);
  return (
    <Card footer={controls.length > 0 ? <ControlRow controls={controls} /> : undefined}>{children}</Card>
  );
}

interface StateProps {
  state: StatusCardState;
  bill: StatusCardSettings['bill'] | undefined;
  instead: ReactNode;
}

function State({ state, bill, instead }: StateProps): ReactNode {
  const [title, amount, detail, which] = useSentences([state.title, state.amount, state.detail, bill?.text]);
  const [isOneOfSeveral] = useHolding([bill?.when]);
  const name = bill && isOneOfSeveral ? which : undefined;
  const controls = useControls(state.controls);
  if (title === undefined) return <Waiting shape="card" />;
  return (
    <section className={styles.card} data-tone={state.tone} aria-label={name ?? title}>
      <Stack gap={1}>
        {name !== undefined && <Text tone="muted">{name}</Text>}
        <Heading level={2} size="body">
          {title}
        </Heading>
        {state.amount !== undefined &&
          (amount === undefined ? (
            <Skeleton shape="display" width="half" />
          ) : (
            <Amount size="display">{amount}</Amount>
          ))}
        {state.detail !== undefined && (
          <p className={styles.detail}>
            {state.tone !== 'neutral' && <Icon glyph={stateIcon[state.tone]} size="small" />}
            {detail === undefined ? <Skeleton width="half" /> : <Text as="span">{detail}</Text>}
          </p>
        )}
      </Stack>
      {controls.length > 0 ? <ControlRow controls={controls} /> : instead}
    </section>
  );
}
