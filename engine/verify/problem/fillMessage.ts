/** What a message is filled with: the names in braces. What stands in brackets is left out where its name has no value. */
export type MessageContext<Message extends string> = [NamesIn<Message>] extends [never]
  ? undefined
  : Readonly<
      Record<Exclude<NamesIn<Message>, OptionalNamesIn<Message>>, string | number> &
        Partial<Record<OptionalNamesIn<Message>, string | undefined>>
    >;

type NamesIn<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type OptionalNamesIn<Message extends string> = Message extends `${string}[${infer Part}]${infer Rest}`
  ? NamesIn<Part> | OptionalNamesIn<Rest>
  : never;

/** A message of the catalogue as a sentence. */
export function fillMessage(
  message: string,
  context: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const filled = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${context[name]}`);
  return message
    .split(/\[(.*?)\]/)
    .map((part, index) => {
      const isOptional = index % 2 === 1;
      const name = /\{(\w+)\}/.exec(part)?.[1] ?? '';
      return isOptional && context[name] === undefined ? '' : filled(part);
    })
    .join('');
}
