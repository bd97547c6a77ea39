import type { ReactElement } from 'react';
import { Amount } from '../../amount/index.ts';
import { Card } from '../../card/index.ts';
import { DataTable } from '../../data-table/index.ts';
import { Disclosure } from '../../disclosure/index.ts';
import { LanguageSwitch } from '../../language-switch/index.ts';
import { LinkList } from '../../link-list/index.ts';
import { SummaryList } from '../../summary-list/index.ts';
import type { ScreenProps } from '../screens/ScreenProps.ts';
import { Sample } from './Sample.tsx';

/** Rows of things. */
export function ListSamples({ copy, view }: ScreenProps): ReactElement {
  const { billing, receipt, samples } = copy;
  const change = (subject: string): { label: string; subject: string; href: string } => ({
    label: samples.change,
    subject,
    href: '#change',
  });
  return (
    <>
      <Sample name="SummaryList">
        <Card>
          <SummaryList
            rows={[
              { key: 'amount', term: billing.amount, detail: '$84.10', change: change(billing.amount) },
              {
                key: 'method',
                term: receipt.method,
                detail: receipt.methodValue,
                change: change(receipt.method),
              },
              { key: 'account', term: receipt.account, detail: receipt.accountValue },
            ]}
          />
        </Card>
        <Card>
          <SummaryList
            align="figures"
            rows={[
              { key: '1', term: 'Internet Gig', detail: <Amount>$69.99</Amount> },
              { key: '2', term: 'TV', detail: <Amount>$1,014.11</Amount> },
              { key: '3', term: billing.autoPay, detail: <Amount tone="success">-$5.00</Amount> },
            ]}
          />
        </Card>
      </Sample>
      <Sample name="DataTable">
        <Card>
          <DataTable
            caption={billing.history}
            columns={[
              { key: 'date', label: billing.date },
              { key: 'method', label: billing.method },
              { key: 'amount', label: billing.amount, align: 'figures' },
            ]}
            rows={billing.rows.map(([date = '', method = '', , amount = '']) => ({
              key: date,
              cells: { date, method, amount },
            }))}
          />
        </Card>
      </Sample>
      <PlaceSamples copy={copy} view={view} />
    </>
  );
}

function PlaceSamples({ copy }: ScreenProps): ReactElement {
  const { billing, samples } = copy;
  return (
    <>
      <Sample name="Disclosure">
        <Card>
          <Disclosure summary={samples.disclosure}>{billing.whyText}</Disclosure>
          <Disclosure summary={billing.why} isOpen>
            {billing.whyText}
          </Disclosure>
        </Card>
      </Sample>
      <Sample name="LinkList">
        <Card>
          <LinkList
            items={[
              { key: '1', href: '#1', title: billing.autoPay, detail: billing.autoPayDetail },
              { key: '2', href: '#2', title: billing.methods, detail: billing.methodsDetail },
            ]}
          />
        </Card>
      </Sample>
      <Sample name="LanguageSwitch">
        <LanguageSwitch
          label={copy.nav.language}
          current="en"
          options={[
            { language: 'en', name: 'English', href: '#en' },
            { language: 'es', name: 'Español', href: '#es' },
          ]}
        />
      </Sample>
    </>
  );
}
