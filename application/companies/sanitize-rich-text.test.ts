import { insurers, policiesOf } from '@aval/story/companies';
import { describe, expect, it } from 'vitest';
import { sanitizeRichText } from './sanitize-rich-text';

describe('the rich text of a company', () => {
  it('keeps the elements that the editor produces', () => {
    const made =
      '<h2>Título</h2><p>a <strong>b</strong> <em>c</em> <u>d</u> <s>e</s></p><ol><li><p>1</p></li></ol><ul><li>2</li></ul>' +
      '<blockquote><p>f</p></blockquote><pre><code>g</code></pre>';
    expect(sanitizeRichText(made)).toBe(made);
    for (const insurer of insurers)
      for (const { content } of policiesOf(insurer)) expect(sanitizeRichText(content)).toBe(content);
  });

  it('replaces elements of other editors by their equivalents', () => {
    expect(sanitizeRichText('<h1>a</h1><h4>b</h4><p><b>c</b><i>d</i><del>e</del><strike>f</strike></p>')).toBe(
      '<h2>a</h2><h2>b</h2><p><strong>c</strong><em>d</em><s>e</s><s>f</s></p>',
    );
  });

  it('stays equal when it is sanitised again', () => {
    const once = sanitizeRichText(
      '<p onclick=x>a &amp; b &lt;script&gt; <a href="https://a.example/?q=1&amp;r=2">c</a></p>',
    );
    expect(sanitizeRichText(once)).toBe(once);
    expect(once).toContain('&lt;script&gt;');
  });

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<style>*{display:none}</style>', ''],
    ['<textarea></p><script>x</script></textarea>', ''],
    ['<p style="position:fixed" onclick="x" id="main" class="a">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg><script>x</script></svg>', ''],
    ['<math><mtext></mtext><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=x&gt;">', ''],
    ['<iframe src="https://a.example"></iframe><form action=/><input name=a></form>', ''],
    ['<base href="//a.example"><meta http-equiv=refresh content=0><link rel=stylesheet href=//a>', ''],
    ['<p>a<!-- b --></p>', '<p>a</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=x>">', '<p></p>'],
  ])('loses everything else: %s', (html, expected) => {
    expect(sanitizeRichText(html)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\u0000script:alert(1)',
    ' \u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//elsewhere.example',
    '/app/users',
    '#main',
    'https://',
    'file:///etc/passwd',
  ])('loses the link target %s', (href) => {
    expect(sanitizeRichText(`<a href="${href}">a</a>`)).toBe('<a>a</a>');
  });

  it.each(['https://a.example/x?y=1', 'http://a.example/', 'mailto:a@b.example'])(
    'keeps the link target %s and sends no referrer',
    (href) => {
      expect(sanitizeRichText(`<a href="${href}" target="_top" onclick="x">a</a>`)).toBe(
        `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow">a</a>`,
      );
    },
  );

  it('is limited in its nesting', () => {
    const deep = `${'<blockquote>'.repeat(5_000)}a${'</blockquote>'.repeat(5_000)}`;
    expect(sanitizeRichText(deep).length).toBeLessThan(1_000);
  });
});
