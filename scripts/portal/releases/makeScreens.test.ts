import { expect, it } from 'vitest';
import { stylesBeside } from './makeScreens.ts';

const page = '<link rel="stylesheet" href="/assets/index-1.css">';
const stylesOf = stylesBeside(
  page,
  new Map([
    ['/assets/index-1.css', '.Page_page{margin:0}.Text_text,.Text_body{color:red}'],
    ['/assets/notice-2.css', '.Notice_box .Notice_title{margin:.5rem}'],
    ['/assets/card-3.css', '.Card_card{margin:0}.Text_text{color:blue}'],
  ]),
);

it('names the sheets of the classes that those of the page do not have', () => {
  expect(stylesOf('<p class="Text_text Text_body"><b class="Notice_title"></b></p>')).toEqual([
    '/assets/notice-2.css',
  ]);
});

it('names none where the page has all that have a look, and none for names without one', () => {
  expect(stylesOf('<p class="Text_text"><b class="Unknown_name 5rem"></b></p>')).toEqual([]);
});
