import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useErrorTitle, useText } from '../../../engine/index.ts';
import type { CardFrameField, CardFrameOutcome } from '../../kit/card-frame/index.ts';
import { ErrorSummary } from '../../kit/error-summary/index.ts';
import { AboveTitle } from '../../kit/layout/focused-flow/index.ts';
import { cardFrameRegistry } from './cardFrameRegistry.ts';
import { useFrameCopy } from './useFrameCopy.ts';

/** A field that the frame refuses, and the key of the sentence that it says there. */
interface RefusedField {
  field: CardFrameField;
  sentence: string;
}

/** The errors of the card frame, above the title, in a summary whose links lead into the frame (BL-VAL-063, BL-VAL-064). */
export function FrameErrors(): ReactNode {
  const text = useText();
  const copy = useFrameCopy();
  const [{ fields, attempt }, setRefused] = useState<{ fields: readonly RefusedField[]; attempt: number }>({
    fields: [],
    attempt: 0,
  });
  const take = useEffectEvent((outcome: CardFrameOutcome): void => {
    setRefused((before) => ({ fields: refusedFields(outcome, copy), attempt: before.attempt + 1 }));
  });
  useEffect(() => cardFrameRegistry.subscribe((outcome) => take(outcome)), []);
  useErrorTitle(fields.length > 0);
  if (fields.length === 0) return undefined;
  const errors = fields.map(({ field, sentence }) => ({
    message: copy[sentence] ?? '',
    fieldId: `frame-${field}`,
    onSelect: () => cardFrameRegistry.focus(field),
  }));
  return (
    <AboveTitle>
      <ErrorSummary title={text('payment:method.frameErrors')} errors={errors} attempt={attempt} />
    </AboveTitle>
  );
}

/**
 * The refused fields. Only the frame knows the brand of the card, and so which of its sentences fits; the registry keeps
 * the key of the sentence, so that it can be shown in another language later.
 */
function refusedFields(
  outcome: CardFrameOutcome,
  copy: Readonly<Record<string, string>>,
): readonly RefusedField[] {
  if (outcome.kind !== 'invalid') return [];
  return outcome.fields.map(({ field, message }) => {
    const keys = Object.keys(copy).filter((key) => key.startsWith(`error.${field}`));
    return { field, sentence: keys.find((key) => copy[key] === message) ?? `error.${field}` };
  });
}
