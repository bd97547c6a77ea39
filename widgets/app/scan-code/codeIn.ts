/** The code of so many digits in what a label says, which may have words or an address around it; undefined without one. */
export function codeIn(text: string, digits: number): string | undefined {
  return text.split(/\D+/).find((part) => part.length === digits);
}
