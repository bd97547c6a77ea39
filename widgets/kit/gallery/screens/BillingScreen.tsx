import type { ReactElement } from 'react';
import { Amount } from '../../amount/index.ts';
import { Badge } from '../../badge/index.ts';
import { Card } from '../../card/index.ts';
import { DataTable } from '../../data-table/index.ts';
import { Disclosure } from '../../disclosure/index.ts';
import { Inline } from '../../inline/index.ts';
import { Columns } from '../../layout/columns/index.ts';
import { Page, PageHeading } from '../../layout/page/index.ts';
import { LinkButton } from '../../link-button/index.ts';
import { Notice } from '../../notice/index.ts';
import { Stack } from '../../stack/index.ts';
import { TextLink } from '../../text-link/index.ts';
import { Text } from '../../text/index.ts';
import { LinkList } from '../../link-list/index.ts';
import type { GalleryCopy } from '../copy.ts';
import { MockFrame } from './MockFrame.tsx';
import type { ScreenProps } from './ScreenProps.ts';

/** Billing landing: the amount due is the largest thing, and there is one thing to do. */
export function BillingScreen({ copy }: ScreenProps): ReactElement {
  const { billing } = copy;
  return (
    <MockFrame copy={copy}>
      <Page>
        <PageHeading title={billing.title} lead={billing.lead} />
        <Columns aside={<Settings billing={billing} />}>
          <Card>
            <Stack gap={2}>
              <Inline gap={3}>
                <Text>{billing.amountDue}</Text>
                <Badge>{billing.badge}</Badge>
              </Inline>
              <Amount size="display">$84.10</Amount>
              <Text tone="muted">{billing.dueBy}</Text>
            </Stack>
            <Inline gap={5}>
              <LinkButton href="?page=payment">{billing.pay}</LinkButton>
              <TextLink href="#statement" kind="standalone">
                {billing.statement}
              </TextLink>
            </Inline>
            <Disclosure summary={billing.why}>
              <Text tone="muted">{billing.whyText}</Text>
            </Disclosure>
          </Card>
          <Notice
            state="information"
            title={billing.noticeTitle}
            headingLevel={2}
            actions={
              <TextLink href="#auto-pay" kind="standalone">
                {billing.noticeAction}
              </TextLink>
            }
            dismissal={{ label: billing.dismiss, onDismiss: () => undefined }}
          >
            {billing.noticeText}
          </Notice>
          <History billing={billing} />
        </Columns>
      </Page>
    </MockFrame>
  );
}

interface PartProps {
  billing: GalleryCopy['billing'];
}

function Settings({ billing }: PartProps): ReactElement {
  return (
    <>
      <Card title={billing.settings}>
        <LinkList
          items={[
            { key: 'auto-pay', href: '#auto-pay', title: billing.autoPay, detail: billing.autoPayDetail },
            { key: 'methods', href: '#methods', title: billing.methods, detail: billing.methodsDetail },
            {
              key: 'paperless',
              href: '#paperless',
              title: billing.paperless,
              detail: billing.paperlessDetail,
            },
          ]}
        />
      </Card>
      <Card title={billing.device}>
        <Stack gap={1}>
          <Amount size="title">$312.40</Amount>
          <Text size="small" tone="muted">
            {billing.deviceText}
          </Text>
        </Stack>
        <TextLink href="#device" kind="standalone">
          {billing.deviceAction}
        </TextLink>
      </Card>
    </>
  );
}

function History({ billing }: PartProps): ReactElement {
  return (
    <Card title={billing.history} action={<TextLink href="#history">{billing.all}</TextLink>}>
      <DataTable
        caption={billing.history}
        isCaptionHidden
        onPhones="compact"
        columns={[
          { key: 'date', label: billing.date },
          { key: 'method', label: billing.method },
          { key: 'status', label: billing.status },
          { key: 'amount', label: billing.amount, align: 'figures' },
        ]}
        rows={billing.rows.map(([date = '', method = '', status, amount = '']) => ({
          key: date,
          cells: {
            date,
            method,
            status:
              status === 'pending' ? <Badge state="warning">{billing.pending}</Badge> : billing.successful,
            amount: <Amount>{amount}</Amount>,
          },
        }))}
      />
    </Card>
  );
}
