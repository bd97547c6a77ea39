/**
 * Finds the style sheets that HTML needs beside those that the page has anyway: those of code that the page loads later.
 *
 * @param page the built page
 * @param sheets path -> text of every style sheet of the build
 */
export function stylesBeside(
  page: string,
  sheets: ReadonlyMap<string, string>,
): (html: string) => readonly string[] {
  const all = [...sheets].map(([path, text]) => ({
    path,
    isInPage: page.includes(`"${path}"`),
    classes: new Set([...text.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name)),
  }));
  const has = (isInPage: boolean, name: string): typeof all =>
    all.filter((sheet) => sheet.isInPage === isInPage && sheet.classes.has(name));
  return (html) => {
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    const missing = [...new Set(used)].filter((name) => has(true, name).length === 0);
    return [...new Set(missing.flatMap((name) => has(false, name).map(({ path }) => path)))];
  };
}
