import { join } from 'node:path';
import { findCrossings } from './findCrossings.ts';
import { findProductWords } from './findProductWords.ts';

const root = join(import.meta.dirname, '../../..');
const started = performance.now();
const crossings = await findCrossings(root);
const words = findProductWords(root);

for (const { rule, from, to, comment } of crossings) {
  console.error(`${rule}: ${from} → ${to}${comment === '' ? '' : `\n    ${comment}`}`);
}
for (const { word, file, line } of words) {
  console.error(`product-word: ${file}:${line} says "${word}". Every portal uses this: it knows no product.`);
}

const count = crossings.length + words.length;
const milliseconds = Math.round(performance.now() - started);
console.log(`Boundaries: ${count === 0 ? 'none crossed' : `${count} crossed`} (${milliseconds} ms).`);
process.exitCode = count === 0 ? 0 : 1;
