import type { Page } from '@playwright/test';
import { copyIn } from '../../widgets/kit/gallery/copy.ts';
import type { PageName, View } from '../../widgets/kit/gallery/view.ts';

/** Something that is seen only after someone did something, on one page of the gallery. */
export interface Scene {
  name: string;
  page: PageName;
  open: (page: Page, language: View['language']) => Promise<void>;
}

export const scenes: readonly Scene[] = [
  {
    name: 'calendar',
    page: 'forms',
    open: async (page, language) => {
      await page.getByRole('button', { name: copyIn(language).forms.calendar }).click();
      await page.getByRole('dialog').waitFor();
      // From December 4 to the first day that can be chosen, and on to one that cannot: it says why.
      await page.keyboard.press('PageUp');
      await page.keyboard.press('ArrowRight');
      await page.getByText(copyIn(language).forms.late).waitFor();
    },
  },
  {
    name: 'dialog',
    page: 'forms',
    open: async (page, language) => {
      await page.getByRole('button', { name: copyIn(language).forms.openDialog }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'alert',
    page: 'forms',
    open: async (page, language) => {
      await page.getByRole('button', { name: copyIn(language).forms.openAlert }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'toasts',
    page: 'forms',
    open: async (page, language) => {
      await page.getByRole('button', { name: copyIn(language).forms.toast, exact: true }).click();
      await page.getByText(copyIn(language).forms.toastText, { exact: true }).waitFor();
      await page.getByRole('button', { name: copyIn(language).forms.toastError }).click();
    },
  },
  {
    name: 'new-card',
    page: 'method',
    open: async (page, language) => {
      const { method } = copyIn(language);
      await page.getByRole('radio', { name: method.card }).check();
      const frame = page.frameLocator('iframe');
      await frame.getByLabel(method.frame['label.cardNumber'] ?? '').fill('3782 822463 10005');
      await frame.getByLabel(method.frame['label.securityCode'] ?? '').fill('123');
      await page.getByRole('button', { name: method.next }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'new-bank-account',
    page: 'method',
    open: async (page, language) => {
      const { method } = copyIn(language);
      await page.getByRole('radio', { name: method.bank }).check();
      await page
        .frameLocator('iframe')
        .getByLabel(method.frame['option.SAVINGS'] ?? '')
        .check();
    },
  },
  {
    name: 'other-amount',
    page: 'payment',
    open: async (page, language) => {
      await page.getByRole('radio', { name: copyIn(language).payment.other }).check();
      await page.getByRole('textbox').fill('120.00');
    },
  },
];
