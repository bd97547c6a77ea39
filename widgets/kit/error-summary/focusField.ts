const focusable = 'input:not([disabled]),select,textarea,button:not([disabled]),a[href],[tabindex]';

/**
 * Moves the focus to the field with this id, or to the first thing inside it that takes the focus (the field may be a
 * group of radio buttons). Returns whether it found one.
 */
export function focusField(fieldId: string): boolean {
  const field = document.getElementById(fieldId);
  if (field === null) return false;
  const target = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable);
  if (target === null) return false;
  target.scrollIntoView?.({ block: 'center' });
  target.focus({ preventScroll: true });
  return true;
}
