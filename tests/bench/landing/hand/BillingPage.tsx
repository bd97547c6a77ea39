import { useState, type ReactNode } from 'react';
import { Card } from '../../../../widgets/kit/card/index.ts';
import { Columns } from '../../../../widgets/kit/layout/columns/index.ts';
import { Inline } from '../../../../widgets/kit/inline/index.ts';
import { Notice } from '../../../../widgets/kit/notice/index.ts';
import { Heading } from '../../../../widgets/kit/text/index.ts';
import { TextButton } from '../../../../widgets/kit/text-button/index.ts';
import { TextLink } from '../../../../widgets/kit/text-link/index.ts';
import { useBill } from './billing.ts';
import { BillSettings } from './BillSettings.tsx';
import { RecentPayments } from './RecentPayments.tsx';
import { StatusCard } from './StatusCard.tsx';
import { t, writtenMoney } from './written.ts';

export function BillingPage(): ReactNode {
  const { bill, isFailed } = useBill();
  return (
    <>
      <Heading level={1}>{t('billing:heading')}</Heading>
      {/* The banner would push down what is drawn before it is known. */}
      {(bill ?? isFailed) && (
        <Columns aside={<BillSettings />}>
          <Card
            footer={
              <TextLink href="/billing/statements" kind="standalone">
                {t('billing:status.statement')}
              </TextLink>
            }
          >
            <StatusCard />
          </Card>
          <AutoPayBanner />
          <RecentPayments />
        </Columns>
      )}
    </>
  );
}

const dismissed = 'auto-pay-banner-dismissed';

function AutoPayBanner(): ReactNode {
  const [isHidden, setHidden] = useState(() => localStorage.getItem(dismissed) !== null);
  const { bill } = useBill();
  if (isHidden || !bill?.canPay) return undefined;
  const { autoPay, pastDueAmount, paymentsInFlight } = bill.account;
  const isOffered = autoPay.canEnroll && !autoPay.enrolled && autoPay.monthlyDiscount > 0;
  if (!isOffered || pastDueAmount > 0 || paymentsInFlight.length > 0) return undefined;
  const dismiss = (): void => {
    localStorage.setItem(dismissed, '1');
    setHidden(true);
  };
  return (
    <Notice
      state="information"
      title={t('billing:autoPayBanner.title')}
      actions={
        <Inline gap={4}>
          <TextLink href="/billing/auto-pay/enroll" kind="standalone">
            {t('billing:autoPayBanner.action')}
          </TextLink>
          <TextButton kind="standalone" onPress={dismiss}>
            {t('billing:autoPayBanner.dismiss')}
          </TextButton>
        </Inline>
      }
    >
      {t('billing:autoPayBanner.text', { discount: writtenMoney(autoPay.monthlyDiscount) })}
    </Notice>
  );
}
