/** Finds an element of the page by its id. */
export function find(id) {
  return document.querySelector(`#${id}`);
}

/** Makes an element; a child may be text or an element. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Makes a button. Its hidden text tells buttons of the same label apart. */
export function makeButton(label, hidden, onPress) {
  const button = make('button', { type: 'button' }, label, make('span', { class: 'hidden' }, ` ${hidden}`));
  button.addEventListener('click', onPress);
  return button;
}

/** Says what happened, to people who look and to people who listen. */
export function say(message) {
  find('message').textContent = message;
}

/** Cents as dollars. */
export function dollars(cents) {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}
