import { expect, it } from 'vitest';
import { currentProject } from './project.ts';
import { namesInCode, sentencesIn, textsOf } from './namesInCode.ts';

it('finds the keys of sentences, whole, put together, and those of files that are read as a whole', () => {
  const code = [
    "// as in text('billing:due.late') or, in a comment, it's `no:end",
    "text('billing:due.title')",
    'text(`payment:method.${kind}`)',
    "import words from './locales/en/essential.json'",
    "fetch('https://example.com')",
    'const shown = <Line label="billing:due.label">it\'s</Line>',
  ].join('\n');
  expect(sentencesIn(textsOf('Line.tsx', code)).toSorted()).toEqual([
    'billing:due.label',
    'billing:due.title',
    'essential:*',
    'payment:method.*',
  ]);
});

it('takes what a source of facts provides for nothing that is asked, but the constants that it reads', () => {
  const names = namesInCode(currentProject());
  expect(names).toContain('minimumOneTimePayment');
  expect(names).not.toContain('billing.minAmount');
});
