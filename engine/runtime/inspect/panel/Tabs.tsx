import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

/** A part of the panel. The first word of the title tells it from the others. */
export interface Tab {
  title: string;
  content: ReactNode;
}

/** Parts of which one shows. Arrow keys lead from one to the next. */
export function Tabs({ tabs }: { tabs: readonly Tab[] }): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState('Decisions');
  const found = tabs.findIndex(({ title }) => keyOf(title) === chosen);
  const current = Math.max(0, found);

  function move(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + tabs.length) % tabs.length;
    setChosen(keyOf(tabs[next]?.title ?? ''));
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <>
      <div
        role="tablist"
        // The chosen tab is what Tab leads to.
        tabIndex={-1}
        aria-label="Parts of the inspector"
        ref={list}
        onKeyDown={move}
      >
        {tabs.map(({ title }, index) => (
          <button
            key={keyOf(title)}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setChosen(keyOf(title))}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        className="content"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${current}`}
        // What scrolls must be reached by keyboard.
        tabIndex={0}
        key={chosen}
      >
        {tabs[current]?.content}
      </div>
    </>
  );
}

/** "Problems" of "Problems (3)". */
function keyOf(title: string): string {
  return title.replace(/ \(.*/, '');
}
