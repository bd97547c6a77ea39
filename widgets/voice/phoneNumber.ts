/** A number of ten digits as it is read; anything else stays as it is. */
export function phoneNumber(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}

/** The ten digits of a number that somebody typed, with or without the 1 of the country; undefined for anything else. */
export function readPhoneNumber(typed: string): string | undefined {
  return /^\+?1?(\d{10})$/.exec(typed.replaceAll(/[\s().-]/g, ''))?.[1];
}
