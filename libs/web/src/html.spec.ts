import { describe, expect, it } from '@jest/globals';
import { html } from './html.js';

describe('html', () => {
  it('escapes what is filled in, in text and in attributes', () => {
    const name = `<b a="1" c='2'>&amp;</b>`;
    expect(html`<p title="${name}">${name}</p>`.markup).toBe(
      '<p title="&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;&lt;/b&gt;">' +
        '&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;&lt;/b&gt;</p>',
    );
  });

  it('takes markup as it is, lists one after the other, and nothing for null', () => {
    const items = ['a', '<'].map((item) => html`<li>${item}</li>`);
    const list = html`<ul>
        ${items}
      </ul>
      ${null}${0}`;
    expect(list.markup.replace(/\s+(?=[<\d])/g, '')).toBe('<ul><li>a</li><li>&lt;</li></ul>0');
  });
});
