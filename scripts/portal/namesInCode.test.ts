import { expect, it } from 'vitest';
import { currentProject } from './project.ts';
import { namesInCode, sentencesIn } from './namesInCode.ts';

it('finds the keys of sentences, whole, put together, and those of files that are read as a whole', () => {
  const code = [
    "text('billing:due.title')",
    'text(`payment:method.${kind}`)',
    "import words from './locales/en/essential.json'",
    "fetch('https://example.com')",
  ].join('\n');
  expect(sentencesIn(code)).toEqual(['billing:due.title', 'payment:method.*', 'essential:*']);
});

it('takes what a source of facts provides for nothing that is asked, but the constants that it reads', () => {
  const names = namesInCode(currentProject());
  expect(names).toContain('minimumOneTimePayment');
  expect(names).not.toContain('billing.minAmount');
});
