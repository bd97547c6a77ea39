import type { ReactNode } from 'react';
import { Card } from '../../../../widgets/kit/card/index.ts';
import { Inline } from '../../../../widgets/kit/inline/index.ts';
import { Columns } from '../../../../widgets/kit/layout/columns/index.ts';
import { Skeleton } from '../../../../widgets/kit/skeleton/index.ts';
import { Heading } from '../../../../widgets/kit/text/index.ts';
import { TextLink } from '../../../../widgets/kit/text-link/index.ts';
import { StatusCard } from './StatusCard.tsx';
import { t } from './written.ts';

export function HomePage({ name }: { name: string | undefined }): ReactNode {
  return (
    <>
      {name === undefined ? (
        <Skeleton shape="title" width="half" />
      ) : (
        <Heading level={1}>{t('shell:summary.heading', { name })}</Heading>
      )}
      <Columns
        aside={
          <Card title={t('shell:summary.help')}>
            <Inline gap={4}>
              <TextLink href="/billing" kind="standalone">
                {t('shell:nav.billing')}
              </TextLink>
              <TextLink href="/support" kind="standalone">
                {t('shell:nav.support')}
              </TextLink>
            </Inline>
          </Card>
        }
      >
        <Card
          title={t('shell:summary.bill')}
          footer={
            <TextLink href="/billing" kind="standalone">
              {t('shell:summary.toBilling')}
            </TextLink>
          }
        >
          <StatusCard />
        </Card>
      </Columns>
    </>
  );
}
