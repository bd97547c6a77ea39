import type { Pack } from '../../engine/index.ts';

/** Plain content: headings, notices, cards, summaries, receipts. */
export const contentPack: Pack = {
  domain: 'content',
  copy: ['common'],
  copyOf: {
    each: ['list', 'common'],
    table: ['list', 'common'],
    list: ['list', 'common'],
    chart: ['list', 'common'],
  },
  widgets: {
    heading: async () => (await import('./heading/index.ts')).PageHeading,
    text: async () => (await import('./text/index.ts')).Paragraph,
    notice: async () => (await import('./notice/index.ts')).NoticeBox,
    card: async () => (await import('./card/index.ts')).CardBox,
    columns: async () => (await import('./columns/index.ts')).TwoColumns,
    actions: async () => (await import('./actions/index.ts')).Actions,
    points: async () => (await import('./points/index.ts')).Points,
    summary: async () => (await import('./summary/index.ts')).Summary,
    each: async () => (await import('./each/index.ts')).EachItem,
    detail: async () => (await import('./detail/index.ts')).RecordDetail,
    list: async () => (await import('./list/index.ts')).RecordList,
    table: async () => (await import('./table/index.ts')).RecordTable,
    chart: async () => (await import('./chart/index.ts')).RecordChart,
    receipt: async () => (await import('./receipt/index.ts')).ReceiptPage,
  },
};
