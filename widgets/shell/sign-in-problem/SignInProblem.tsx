import type { ReactNode } from 'react';
import { usePortal, useText } from '../../../engine/index.ts';
import { Notice } from '../../kit/notice/index.ts';

/** Problems that the sign-in reports in the address, and their words. */
const problems = ['cancelled', 'expired', 'unknown-account', 'unavailable'] as const;

/** Says why the customer is back from the sign-in without being signed in. */
export function SignInProblem(): ReactNode {
  const { history } = usePortal();
  const text = useText();
  const reported = new URLSearchParams(history.current().query).get('problem');
  if (reported === null) return undefined;
  const problem = problems.find((each) => each === reported) ?? 'unavailable';
  return (
    <Notice state="warning" title={text(`shell:login.problem.${problem}.title`)} announce="polite">
      {text(`shell:login.problem.${problem}.text`)}
    </Notice>
  );
}
