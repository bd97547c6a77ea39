import type { ValueFormat } from '../../../core/format/index.ts';
import {
  manifestOf,
  type BooleanField,
  type Copy,
  type EnumField,
  type RecordField,
} from '../../../core/manifest/index.ts';
import { factsOfItem, type Item } from '../../../core/record/index.ts';
import { factsIn, resolveCopy } from '../../copy/index.ts';
import { usePortal } from '../../portal/index.ts';
import { useFormat, useNamespaces, useSentences } from './useCopy.ts';
import { useFacts } from './useFacts.ts';

/** What is shown of a thing in one place: a field, or a sentence that is said where it can be. */
export interface Line {
  /** `<record>.<field>`. */
  field: string;
  label?: Copy | undefined;
  text?: Copy | undefined;
}

/** A field as people read it. */
export interface ShownField {
  /** Empty where the thing does not have it, and its record says nothing of that. */
  text: string;
  /** The badge that it is shown as. */
  tone?: NonNullable<EnumField['tones']>[string];
  /** The value whose mark stands before its words. */
  marked?: string;
}

/** How lines of things read. */
export interface ItemTexts {
  /** Of each line, what it is called. */
  labels: readonly string[];
  /** Of each line, what kind of value it is. */
  types: readonly RecordField['type'][];
  /** Of each line, what it says of one thing. */
  of(item: Item): readonly ShownField[];
  /** What a field of several things comes to; empty where one of them does not have it. */
  sum(field: string, items: readonly Item[]): string;
}

/** How values read where there is little room, as in columns, or much. */
type Room = 'narrow' | 'wide';

/**
 * How lines of things of a record read in the language shown now; undefined while their words are on their way.
 *
 * @example
 * const texts = useItemTexts('loan', [{ field: 'loan.dueOn' }]);
 * const [dueOn] = texts?.of(item) ?? [];
 */
export function useItemTexts(
  record: string,
  lines: readonly Line[],
  room: Room = 'narrow',
): ItemTexts | undefined {
  const { site, copy, store } = usePortal();
  const format = useFormat();
  const manifest = manifestOf(site.manifests, 'record', record);
  const fields = lines.map(({ field }) => manifest?.fields[field.slice(record.length + 1)]);
  const labels = useSentences(lines.map(({ label }, index) => label ?? labelOf(fields[index])));
  const absences = useSentences(fields.map(absenceOf));
  // One of each namespace, so that the words of all values come.
  const words = useSentences(fields.map(firstWordOf));
  useNamespaces(lines.map(({ text }) => text));
  useFacts(lines.flatMap(({ text }) => factsIn(text)));
  const isHere = (sentence: string | undefined, index: number): boolean =>
    sentence !== undefined || firstWordOf(fields[index]) === undefined;
  if (!manifest || labels.includes(undefined) || !words.every(isHere)) return undefined;

  function valueText(field: RecordField, value: Item[string]): string | undefined {
    if (field.type === 'enum' || field.type === 'boolean') return copy.text(`${field.words}${String(value)}`);
    return format(value, formatOf(field, room));
  }

  return {
    labels: labels.map((label) => label ?? ''),
    types: fields.map((field) => field?.type ?? 'text'),
    of(item) {
      const own = factsOfItem(record, manifest, item);
      const read = (fact: string): Item[string] | undefined =>
        Object.hasOwn(own, fact) ? own[fact] : store.read(fact);
      return lines.map(({ field: name, text: sentence }, index): ShownField => {
        const field = fields[index];
        const value = item[name.slice(record.length + 1)];
        const said = sentence && resolveCopy(copy, site.vocabulary, read, sentence);
        const text = said ?? (field && value !== undefined ? valueText(field, value) : absences[index]);
        const tone = field?.type === 'enum' && typeof value === 'string' ? field.tones?.[value] : undefined;
        const marked = field?.type === 'enum' && field.marked === true && typeof value === 'string';
        return { text: text ?? '', ...(tone && { tone }), ...(marked && { marked: value }) };
      });
    },
    sum(name, items) {
      const key = name.slice(record.length + 1);
      const field = manifest.fields[key];
      const values = items.map((item) => item[key]);
      if (!field || values.includes(undefined)) return '';
      return (
        valueText(
          field,
          values.reduce<number>((sum, value) => sum + Number(value), 0),
        ) ?? ''
      );
    },
  };
}

function formatOf(field: Exclude<RecordField, EnumField | BooleanField>, room: Room): ValueFormat {
  return 'signed' in field && field.signed ? 'signedMoney' : formats[room][field.type];
}

/** What a field is called. */
export function labelOf(field: RecordField | undefined): Copy | undefined {
  return field && 'label' in field ? field.label : undefined;
}

function absenceOf(field: RecordField | undefined): Copy | undefined {
  return field && 'absence' in field ? field.absence : undefined;
}

function firstWordOf(field: RecordField | undefined): string | undefined {
  if (field?.type === 'enum' && field.words !== undefined) return field.words + field.values[0];
  return field?.type === 'boolean' && field.words !== undefined ? `${field.words}true` : undefined;
}

const wide = {
  id: 'text',
  text: 'text',
  integer: 'number',
  number: 'number',
  money: 'money',
  date: 'date',
  time: 'time',
  // In a list of a month the time of day alone would look shuffled.
  moment: 'dateTime',
} as const satisfies Record<Exclude<RecordField['type'], 'enum' | 'boolean'>, ValueFormat>;

const formats = { wide, narrow: { ...wide, date: 'shortDate' } } as const;
