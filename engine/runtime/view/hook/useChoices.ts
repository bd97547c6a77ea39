import { manifestOf, type RecordField } from '../../../core/manifest/index.ts';
import { usePortal } from '../../portal/index.ts';
import { useSentences } from './useCopy.ts';
import { labelOf } from './useItemTexts.ts';

/** The values of a field that can be chosen from, with their words. */
export interface FieldChoices {
  /** Name of the field in its record. */
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
}

/**
 * The values of some fields of a record, with their words; undefined while these are on their way.
 *
 * @param fields `<record>.<field>` of enums
 * @example
 * const [states] = useChoices('loan', ['loan.state']) ?? [];
 */
export function useChoices(record: string, fields: readonly string[]): readonly FieldChoices[] | undefined {
  const { site } = usePortal();
  const manifest = manifestOf(site.manifests, 'record', record);
  const asked = fields.map((field) => {
    const name = field.slice(record.length + 1);
    const definition = manifest?.fields[name];
    return { name, label: labelOf(definition), values: valuesOf(definition) };
  });
  const words = useSentences(asked.flatMap(({ label, values }) => [label, ...values.map(({ key }) => key)]));
  if (words.includes(undefined)) return undefined;
  const said = words.map((word) => word ?? '').values();
  const next = (): string => said.next().value ?? '';
  return asked.map(({ name, values }) => ({
    name,
    label: next(),
    choices: values.map(({ value }) => ({ value, label: next() })),
  }));
}

function valuesOf(field: RecordField | undefined): { value: string; key: string }[] {
  if (field?.type !== 'enum' || field.words === undefined) return [];
  const { words } = field;
  return field.values.map((value) => ({ value, key: words + value }));
}
