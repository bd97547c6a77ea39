import type { CardBrand } from './cardBrand.ts';

const outline =
  'M5 1.5h26a3.5 3.5 0 0 1 3.5 3.5v14a3.5 3.5 0 0 1-3.5 3.5H5A3.5 3.5 0 0 1 1.5 19V5A3.5 3.5 0 0 1 5 1.5Z';

/** Marks of the brands, as the portal draws them. Each is one path in a field of 36 by 24 units. */
export const brandMarks: Readonly<Record<CardBrand['type'], string>> = {
  VISA: `${outline}M5.5 8l3 8 3-8M15 8v8M22 8.9c-.6-.6-1.2-.9-2-.9-1.2 0-2 .8-2 1.9 0 2.7 4 1.6 4 4.2 0 1.1-.8 1.9-2 1.9-.8 0-1.5-.3-2-.9M24.5 16l3-8 3 8M25.6 13.4h3.8`,
  AMERICAN_EXPRESS: `${outline}M5 16l2.6-8 2.6 8M6 13.4h3.2M12.6 16V8l2.7 4 2.7-4v8M24.6 8h-3.8v8h3.8M20.8 12h3.2M26.9 8l4.2 8M31.1 8l-4.2 8`,
  MASTERCARD: `${outline}M20 12a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0ZM27 12a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z`,
  DISCOVER: `${outline}M5.5 8v8h2c2.4 0 4-1.6 4-4s-1.6-4-4-4ZM14.5 8v8M21.5 8.9c-.6-.6-1.2-.9-2-.9-1.2 0-2 .8-2 1.9 0 2.7 4 1.6 4 4.2 0 1.1-.8 1.9-2 1.9-.8 0-1.5-.3-2-.9M30.5 9.2A3.6 4 0 0 0 27.6 8c-2 0-3.4 1.7-3.4 4s1.4 4 3.4 4c1.2 0 2.2-.4 2.9-1.2`,
  CREDIT_CARD: `${outline}M1.5 8.5h33M6 16.5h8`,
};
