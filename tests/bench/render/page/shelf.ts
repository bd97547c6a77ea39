/** The content of both pages: the same words in the same elements. */
export const shelf = {
  /** Words of a row of the page, with the number of the row and the name of the reader. */
  row: (index: number, reader: string): string => `Book ${index} waits for ${reader}.`,
  /** Words beside a field. */
  field: (index: number): string => `Field ${index}`,
  hint: 'As it stands on the cover.',
  reader: 'Ada',
  pageTitle: 'Shelf',
  formTitle: 'Order',
};

/** Number of fields that show only while the toggle is on. */
export const toggledFields = 10;
