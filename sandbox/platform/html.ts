/** A piece of HTML that is safe to send: every value in it was escaped, or was `SafeHtml` itself. */
export class SafeHtml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Insertable = SafeHtml | string | number | undefined | readonly Insertable[];

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Renders HTML; every value is escaped unless it is `SafeHtml`, arrays are joined, `undefined` is empty. */
export function html(strings: TemplateStringsArray, ...values: Insertable[]): SafeHtml {
  return new SafeHtml(String.raw({ raw: strings }, ...values.map(insert)));
}

/** Escapes text for HTML, inside elements and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);
}

/** Serialises data for a `<script type="application/json">` so that nothing in it can end the element. */
export function jsonForHtml(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('-->', String.raw`--\u003e`);
}

function insert(value: Insertable): string {
  if (value === undefined) return '';
  if (value instanceof SafeHtml) return value.text;
  if (Array.isArray(value)) return value.map(insert).join('');
  return escapeHtml(String(value));
}
