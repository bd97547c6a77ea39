/** Finds an element of the page by its id. */
export function find(id) {
  return document.querySelector(`#${id}`);
}

/** Creates an element; a child may be text or an element. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Creates a button. Its visually hidden text distinguishes buttons with the same label. */
export function makeButton(label, hidden, onPress) {
  const button = make('button', { type: 'button' }, label, make('span', { class: 'hidden' }, ` ${hidden}`));
  button.addEventListener('click', onPress);
  return button;
}

/** Shows a message, which screen readers announce too. */
export function say(message) {
  find('message').textContent = message;
}

/** Formats cents as dollars. */
export function dollars(cents) {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}
