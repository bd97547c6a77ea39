import './startFailure.css';

/** Shows what the page comes with for the case that the portal cannot start, at once. */
export function showStartFailure(container: HTMLElement): void {
  container.replaceChildren();
  document.querySelector('#start-failure')?.removeAttribute('hidden');
}
