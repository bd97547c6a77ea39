import type { ReactNode } from 'react';
import { Card } from '../../../../widgets/kit/card/index.ts';
import { SummaryList, type SummaryRow } from '../../../../widgets/kit/summary-list/index.ts';
import { useBill, type Bill } from './billing.ts';
import { t } from './written.ts';

export function BillSettings(): ReactNode {
  const { bill } = useBill();
  return <Card title={t('billing:settings.title')}>{bill && <SummaryList rows={rowsOf(bill)} />}</Card>;
}

function rowsOf({ account, canPay }: Bill): SummaryRow[] {
  const { paperless, autoPay, area, numberEnding } = account;
  const manage = 'billing:settings.manage';
  return [
    row('billing:settings.delivery', `billing:settings.${paperless ? 'online' : 'paperAndOnline'}`),
    row('billing:settings.paperless', paperless ? 'common:on' : 'common:off'),
    row('billing:settings.autoPay', autoPay.enrolled ? 'common:on' : 'common:off', [
      'billing:autoPay.more',
      '/billing/auto-pay',
    ]),
    ...(canPay
      ? [
          row('billing:settings.methods', 'billing:settings.saved', [manage, '/billing/payment-methods']),
          row('billing:settings.scheduled', 'billing:settings.upcoming', [
            manage,
            '/billing/scheduled-payments',
          ]),
        ]
      : []),
    {
      key: 'account',
      term: t('billing:settings.account'),
      detail: t('billing:settings.accountEnding', { area: t(`billing:areas.${area}`), ending: numberEnding }),
    },
  ];
}

function row(term: string, detail: string, link?: readonly [label: string, href: string]): SummaryRow {
  return {
    key: term,
    term: t(term),
    detail: t(detail),
    change: link && { label: t(link[0]), subject: t(term), href: link[1] },
  };
}
