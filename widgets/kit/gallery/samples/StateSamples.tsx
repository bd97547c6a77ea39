import { clock } from '../../../generated/glyphs/clock.ts';
import type { ReactElement } from 'react';
import { Badge } from '../../badge/index.ts';
import { Card } from '../../card/index.ts';
import { Icon } from '../../icon/index.ts';
import { Inline } from '../../inline/index.ts';
import { Notice } from '../../notice/index.ts';
import { Skeleton, SkeletonGroup } from '../../skeleton/index.ts';
import { Busy } from '../../spinner/index.ts';
import { Steps } from '../../steps/index.ts';
import { TextButton } from '../../text-button/index.ts';
import type { ScreenProps } from '../screens/ScreenProps.ts';
import { Sample } from './Sample.tsx';

/** What says how things stand. */
export function StateSamples({ copy }: ScreenProps): ReactElement {
  const { billing, payment, samples } = copy;
  const dismissal = { label: billing.dismiss, onDismiss: () => undefined };
  return (
    <>
      <Sample name="Notice">
        <Notice state="information" title={samples.information} />
        <Notice state="success" title={samples.success} dismissal={dismissal} />
        <Notice state="warning" title={samples.warning} headingLevel={3}>
          {samples.detail}
        </Notice>
        <Notice
          state="danger"
          title={samples.danger}
          headingLevel={3}
          actions={<TextButton onPress={() => undefined}>{samples.retry}</TextButton>}
          dismissal={dismissal}
        >
          {samples.detail}
        </Notice>
      </Sample>
      <Sample name="Badge">
        <Inline>
          <Badge>{billing.badge}</Badge>
          <Badge state="information">{billing.paperlessDetail}</Badge>
          <Badge state="success">{billing.successful}</Badge>
          <Badge state="warning" icon={<Icon glyph={clock} size="small" />}>
            {samples.expiring}
          </Badge>
          <Badge state="danger">{samples.expired}</Badge>
        </Inline>
      </Sample>
      <Sample name="Steps">
        <Steps current={1} total={4} label={payment.step} />
        <Steps current={3} total={5} label={payment.step} />
      </Sample>
      <Sample name="Skeleton">
        <Card>
          <SkeletonGroup label={billing.loading}>
            <Skeleton width="short" />
            <Skeleton shape="display" width="half" />
            <Skeleton shape="small" width="long" />
            <Skeleton shape="control" width="half" />
          </SkeletonGroup>
        </Card>
      </Sample>
      <Sample name="Busy">
        <Card>
          <Busy title={samples.busy} detail={samples.busyDetail} />
        </Card>
      </Sample>
    </>
  );
}
