import { creditCard } from '../../../generated/glyphs/creditCard.ts';
import { landmark } from '../../../generated/glyphs/landmark.ts';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Badge } from '../../badge/index.ts';
import { Checkbox } from '../../checkbox/index.ts';
import { Icon } from '../../icon/index.ts';
import { RadioCards } from '../../radio-cards/index.ts';
import { TextField } from '../../text-field/index.ts';
import type { ScreenProps } from '../screens/ScreenProps.ts';
import { Sample } from './Sample.tsx';

/** Choices, one of many and yes or no. */
export function ChoiceSamples({ copy }: ScreenProps): ReactElement {
  const { forms, samples } = copy;
  const [method, setMethod] = useState<string>('visa');
  const [code, setCode] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [isPaperless, setPaperless] = useState(true);
  return (
    <>
      <Sample name="RadioCards">
        <RadioCards
          label={forms.method}
          value={method}
          onChange={setMethod}
          options={[
            {
              value: 'visa',
              title: forms.visa,
              detail: forms.visaDetail,
              icon: <Icon glyph={creditCard} />,
              badge: <Badge state="warning">{samples.expiring}</Badge>,
              more: (
                <TextField
                  label={forms.code}
                  hint={forms.codeHint}
                  width="short"
                  value={code}
                  onChange={setCode}
                />
              ),
            },
            { value: 'bank', title: forms.bank, icon: <Icon glyph={landmark} /> },
            {
              value: 'amex',
              title: forms.amex,
              icon: <Icon glyph={creditCard} />,
              badge: <Badge state="danger">{samples.expired}</Badge>,
              disabledReason: forms.expiredReason,
            },
          ]}
        />
        <RadioCards
          id="method"
          label={forms.method}
          error={forms.methodError}
          value={undefined}
          onChange={() => undefined}
          options={[
            { value: 'visa', title: forms.visa, detail: forms.visaDetail },
            { value: 'add', title: forms.add },
          ]}
        />
      </Sample>
      <Sample name="Checkbox">
        <Checkbox error={forms.termsError} isSelected={isAgreed} onChange={setAgreed}>
          {forms.terms}
        </Checkbox>
        <Checkbox hint={forms.paperlessHint} isSelected={isPaperless} onChange={setPaperless}>
          {forms.paperless}
        </Checkbox>
        <Checkbox isDisabled isSelected onChange={() => undefined}>
          {forms.disabled}
        </Checkbox>
      </Sample>
    </>
  );
}
