import { createHash } from 'node:crypto';

/** An opaque id that is the same at every reset, and another for every clone. */
export function seedId(...parts: string[]): string {
  const hex = digest(parts);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/** A number of so many digits that is the same at every reset. */
export function seedDigits(length: number, ...parts: string[]): string {
  return (BigInt(`0x${digest(parts)}`) % 10n ** BigInt(length)).toString().padStart(length, '0');
}

function digest(parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
