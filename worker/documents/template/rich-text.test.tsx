import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './rich-text';

function clean(html: string): string {
  return renderToStaticMarkup(<RichText html={html} />)
    .replace(/^<div class="rich-text">|<\/div>$/g, '')
    .replaceAll(' dir="auto"', '');
}

test.each([
  ['<p>Puede <strong>reclamar</strong></p>', '<p>Puede <strong>reclamar</strong></p>'],
  ['<h1>A</h1><ul><li>b</li></ul>', '<h4>A</h4><ul><li>b</li></ul>'],
  ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
  ['<a href="http://elsewhere.test">here</a>', 'here'],
  ['a<script>alert(1)</script>b<style>p{}</style>c', 'abc'],
  ['<img src=x onerror=alert(1)>a<iframe src=x></iframe>', 'a'],
  ['<p>a &amp; b &lt;script&gt; &#60; &#x3c; &unknown;</p>', '<p>a &amp; b &lt;script&gt; &lt; &lt; &amp;unknown;</p>'],
  ['<constructor>a</constructor> &constructor; &valueOf;', 'a &amp;constructor; &amp;valueOf;'],
  ['<p>never closed <em>at all', '<p>never closed <em>at all</em></p>'],
  ['</p>closed<strong><p>crossed</strong></p>', 'closed<strong><p>crossed</p></strong>'],
  ['1 < 2 <!-- <script> --> 3', '1 &lt; 2  3'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
])('%s', (given, expected) => {
  expect(clean(given)).toBe(expected);
});
