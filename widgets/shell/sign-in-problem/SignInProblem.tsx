import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useSentences, type WidgetProps } from '../../../engine/index.ts';
import type { SignInProblemSettings } from '../../generated/settings.ts';
import { Notice } from '../../kit/notice/index.ts';

/** Says why the customer is back from the sign-in without being signed in. */
export function SignInProblem({ settings }: WidgetProps<SignInProblemSettings>): ReactNode {
  const [query] = useSearchParams();
  const reported = query.get(settings.parameter);
  const problem = settings.problems.find(({ code }) => code === reported) ?? settings.otherwise;
  const [title, text] = useSentences([problem.title, problem.text]);
  if (reported === null || title === undefined) return undefined;
  return (
    <Notice state="warning" title={title} isAnnounced>
      {text}
    </Notice>
  );
}
