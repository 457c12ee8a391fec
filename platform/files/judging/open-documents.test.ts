import { describe, expect, it } from 'vitest';
import { MANIFEST, openDocument, typeOf } from '../archives.test-support';

const NAMES = ['office', 'text', 'draw', 'table', 'script', 'meta', 'xlink', 'manifest', 'form'];
const content = (inner: string) =>
  `<office:document-content ${NAMES.map((name) => `xmlns:${name}="urn:${name}"`).join(' ')}>${inner}</office:document-content>`;
const text = (inner: string, part = 'content.xml') => openDocument('text', { [part]: content(inner) });

describe('an OpenDocument file that is taken', () => {
  it.each([
    ['with a link', text('<text:a xlink:href="https://example.org">x</text:a>')],
    ['with a link to a place in it', text('<text:a xlink:href="#a:b">x</text:a>')],
    ['with a picture of its own', text('<draw:image xlink:href="Pictures/a.png"/>')],
    ['with an object of its own', text('<draw:object xlink:href="./Object 1"/>')],
    ['with nothing where programs would be', text('<office:scripts/>')],
    ['with settings that are empty', openDocument('text', { 'Configurations2/accelerator/current.xml': '' })],
    ['with a reckoned cell', text('<table:table-cell table:formula="of:=SUM([.A1:.A3])"/>')],
  ])('%s', async (_what, file) => {
    expect((await typeOf(file)).extension).toBe('odt');
  });
});

describe('an OpenDocument file that acts, fetches or cannot be read', () => {
  it.each([
    ['a picture of elsewhere', text('<draw:image xlink:href="http://example.org/a.png"/>')],
    ['a picture of another machine', text('<draw:image xlink:href="//host/a.png"/>')],
    ['a picture of the disk', text('<draw:image xlink:href="/etc/a.png"/>')],
    ['a picture beside it', text('<draw:image xlink:href="../a.png"/>')],
    ['a section of elsewhere', text('<text:section-source xlink:href="file:///a.odt"/>')],
    ['a table of elsewhere', text('<table:table-source xlink:href="http://example.org/a.ods"/>')],
    ['a template of elsewhere', text('<meta:template xlink:href="http://example.org/a.ott"/>', 'meta.xml')],
    ['a link to a program', text('<text:a xlink:href="vnd.sun.star.script:a">x</text:a>')],
    ['a link to a file', text('<text:a xlink:href="file://host/a">x</text:a>')],
    ['a program for an event', text('<office:event-listeners><script:event-listener/></office:event-listeners>')],
    ['a script', text('<text:script xlink:href="a.js"/>')],
    ['an object of another program', text('<draw:object-ole xlink:href="./a"/>')],
    ['a frame', text('<draw:floating-frame xlink:href="http://example.org"/>')],
    ['cells of another program', text('<office:dde-source office:dde-application="soffice"/>')],
    [
      'a cell that asks another program',
      text('<table:table-cell table:formula="of:=DDE(&quot;a&quot;;&quot;b&quot;)"/>'),
    ],
    ['a cell of another machine', text(`<table:table-cell table:formula="of:='file://host/a'#$A.A1"/>`)],
    ['a part under a password', openDocument('text', { 'content.xml': '<a:encryption-data xmlns:a="a"/>' })],
    [
      'a list of parts that has words of its own',
      openDocument('text', { 'META-INF/manifest.xml': `<!DOCTYPE a>${MANIFEST('x')}` }),
    ],
    [
      'a list of parts of the other kind of document, by whose rules nothing of it acts',
      openDocument('text', {
        '[Content_Types].xml': '<Types/>',
        'content.xml': content('<draw:floating-frame xlink:href="http://example.org"/>'),
      }),
    ],
    ['a part that is not well-formed', openDocument('text', { 'content.xml': '<a' })],
  ])('with %s', async (_what, file) => {
    await expect(typeOf(file)).rejects.toThrow(/^forbidden_/);
  });
});
