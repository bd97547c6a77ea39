import { useState } from 'react';
import type { ReactElement } from 'react';
import { DateField } from '../../date-field/index.ts';
import { ErrorSummary } from '../../error-summary/index.ts';
import { MoneyField } from '../../money-field/index.ts';
import { TextField } from '../../text-field/index.ts';
import type { ScreenProps } from '../screens/ScreenProps.ts';
import { Sample } from './Sample.tsx';

/** Fields as they are at first, and as they are when something is wrong. */
export function FieldSamples({ copy }: ScreenProps): ReactElement {
  const { forms } = copy;
  const [name, setName] = useState('');
  const [zip, setZip] = useState('123');
  const [amount, setAmount] = useState('0.50');
  const [date, setDate] = useState('12/04/26');
  return (
    <>
      <Sample name="ErrorSummary">
        <ErrorSummary
          title={forms.summaryTitle}
          errors={[
            { message: forms.zipError, fieldId: 'zip' },
            { message: forms.amountError, fieldId: 'amount' },
            { message: forms.methodError, fieldId: 'method' },
          ]}
        />
      </Sample>
      <Sample name="TextField">
        <TextField
          label={forms.name}
          hint={forms.nameHint}
          autoComplete="cc-name"
          value={name}
          onChange={setName}
        />
        <TextField
          id="zip"
          label={forms.zip}
          error={forms.zipError}
          autoComplete="postal-code"
          inputMode="numeric"
          width="short"
          value={zip}
          onChange={setZip}
        />
        <TextField label={forms.disabled} isDisabled value="4471" onChange={() => undefined} />
      </Sample>
      <Sample name="MoneyField, DateField">
        <MoneyField
          id="amount"
          label={forms.amount}
          hint={forms.amountHint}
          error={forms.amountError}
          value={amount}
          onChange={setAmount}
        />
        <DateField
          label={forms.date}
          hint={forms.dateHint}
          calendarLabel={forms.calendar}
          value={date}
          onChange={setDate}
          today="2026-11-20"
          minimum="2026-11-20"
          maximum="2027-02-18"
          unavailableReason={(day) => (day === '2026-11-21' ? forms.late : undefined)}
        />
      </Sample>
    </>
  );
}
