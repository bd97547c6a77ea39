import { useContext, useState, type ReactElement, type ReactNode } from 'react';
import { lazyComponent, type ControlView } from '../../engine/index.ts';
import type { ButtonKind } from '../kit/button-look/index.ts';
import { LinkButton } from '../kit/link-button/index.ts';
import { TextButton } from '../kit/text-button/index.ts';
import { TextLink } from '../kit/text-link/index.ts';
import { VisuallyHidden } from '../kit/visually-hidden/index.ts';
import { BusyContext } from './BusyContext.ts';
import { NameContext } from './NameContext.ts';

/** Buttons that only press come with React Aria; pages of links alone do without it. */
const Button = lazyComponent('button', async () => (await import('../kit/button/index.ts')).Button);

/** A control of a manifest: a link if it has an address, otherwise a button, which waits for the end of what it has begun. */
export function ControlButton({ control }: { control: ControlView }): ReactElement {
  const busy = useContext(BusyContext);
  const [isRunning, setRunning] = useState(false);
  const { href, style, newWindow } = control;
  const press = (): void => {
    const ended = control.press();
    if (!ended) return;
    setRunning(true);
    void ended.finally(() => setRunning(false));
  };
  const label = named(wordsOf(control), useContext(NameContext));
  if (href !== undefined) {
    if (style === 'link')
      return (
        <TextLink href={href} kind="standalone" newWindow={newWindow}>
          {label}
        </TextLink>
      );
    return (
      <LinkButton href={href} kind={kinds[style]} newWindow={newWindow}>
        {label}
      </LinkButton>
    );
  }
  if (style === 'link')
    return (
      <TextButton kind="standalone" onPress={press} isPending={isRunning}>
        {label}
      </TextButton>
    );
  return (
    <Button
      kind={kinds[style]}
      onPress={press}
      isPending={isRunning || (busy !== undefined && style === 'primary')}
      pendingLabel={busy}
    >
      {label}
    </Button>
  );
}

/** The label; in another language than the page, marked as that. */
function wordsOf({ label, language }: ControlView): ReactNode {
  return language === undefined ? label : <span lang={language}>{label}</span>;
}

function named(words: ReactNode, name: string | undefined): ReactNode {
  if (name === undefined) return words;
  return (
    <span>
      {words}
      <VisuallyHidden> {name}</VisuallyHidden>
    </span>
  );
}

const kinds: Record<Exclude<ControlView['style'], 'link'>, ButtonKind> = {
  primary: 'primary',
  secondary: 'secondary',
  quiet: 'quiet',
};
