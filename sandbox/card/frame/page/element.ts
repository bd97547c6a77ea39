/** Creates an element with a class and, if given, a text. External data is only set as text: nothing here parses HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text?: string,
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

const svg = 'http://www.w3.org/2000/svg';

/** The mark of a brand. It is decorative: the brand's name is beside it. */
export function brandMark(drawing: string): SVGElement {
  return drawn('0 0 36 24', 'brand', drawing);
}

/** The mark of an error: a ring with an exclamation mark, as beside the portal's own fields. Decorative. */
export function alertIcon(): SVGElement {
  return drawn('0 0 24 24', 'icon', 'M12 8v4m0 4h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z');
}

function drawn(viewBox: string, className: string, drawing: string): SVGElement {
  const image = document.createElementNS(svg, 'svg');
  const path = document.createElementNS(svg, 'path');
  image.setAttribute('viewBox', viewBox);
  image.setAttribute('aria-hidden', 'true');
  image.setAttribute('class', className);
  path.setAttribute('d', drawing);
  image.append(path);
  return image;
}
