import { describe, expect, it } from 'vitest';
import { html, jsonForHtml } from './html.ts';

describe('html', () => {
  it('escapes what is put into it, in elements and in attributes', () => {
    const name = `<script>alert("x")</script> & 'y'`;
    expect(html`<p title="${name}">${name}</p>`.text).toBe(
      '<p title="&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;">' +
        '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;</p>',
    );
  });

  it('nests, joins lists and leaves out what is undefined', () => {
    const items = ['a<', 'b'].map((item) => html`<li>${item}</li>`);
    expect(html`${items}${undefined}${7}`.text).toBe('<li>a&lt;</li><li>b</li>7');
  });

  it('writes no sequence that would end or reopen a script element', () => {
    const data = { text: '</script><!-- <script> -->' };
    const written = jsonForHtml(data);
    expect(written).not.toMatch(/<|-->/);
    expect(JSON.parse(written)).toEqual(data);
  });
});
