import { printer } from '../../../generated/glyphs/printer.ts';
import type { ReactElement } from 'react';
import { Amount } from '../../amount/index.ts';
import { Icon } from '../../icon/index.ts';
import { LinkButton } from '../../link-button/index.ts';
import { Notice } from '../../notice/index.ts';
import { Receipt } from '../../receipt/index.ts';
import { SummaryList } from '../../summary-list/index.ts';
import { TextButton } from '../../text-button/index.ts';
import { MockFlowFrame } from './MockFrame.tsx';
import type { ScreenProps } from './ScreenProps.ts';

/** What one gets for one's money. */
export function ReceiptScreen({ copy }: ScreenProps): ReactElement {
  const { receipt } = copy;
  return (
    <MockFlowFrame copy={copy}>
      <Receipt
        state="success"
        title={receipt.title}
        amount="$84.10"
        lead={receipt.lead}
        actions={
          <>
            <LinkButton href="?page=billing">{receipt.done}</LinkButton>
            <TextButton onPress={() => print()}>
              <Icon glyph={printer} /> {receipt.print}
            </TextButton>
          </>
        }
      >
        <SummaryList
          rows={[
            { key: 'number', term: receipt.number, detail: '7QK4-2M9X' },
            { key: 'date', term: receipt.date, detail: receipt.dateValue },
            { key: 'method', term: receipt.method, detail: receipt.methodValue },
            { key: 'account', term: receipt.account, detail: receipt.accountValue },
            { key: 'remaining', term: receipt.remaining, detail: <Amount>$0.00</Amount> },
          ]}
        />
        <Notice state="success" title={receipt.card} />
      </Receipt>
    </MockFlowFrame>
  );
}
