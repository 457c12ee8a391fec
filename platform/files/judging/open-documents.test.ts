import { describe, expect, it } from 'vitest';
import { MANIFEST, openDocument, typeOf, zip } from '../archives.test-support';

const NAMES = ['office', 'text', 'draw', 'table', 'script', 'meta', 'xlink', 'manifest', 'form', 'config', 'xforms'];
const content = (inner: string) =>
  `<office:document-content ${NAMES.map((name) => `xmlns:${name}="urn:${name}"`).join(' ')}>${inner}</office:document-content>`;
const text = (inner: string, part = 'content.xml') => openDocument('text', { [part]: content(inner) });

const OLDER = '<!DOCTYPE manifest:manifest PUBLIC "-//OpenOffice.org//DTD Manifest 1.0//EN" "Manifest.dtd">';
/** A text as OpenOffice 2 writes it: its type is packed, and its list of parts has a document type. */
const older = (documentType = OLDER, more: Record<string, string> = {}) =>
  zip(
    {
      mimetype: 'application/vnd.oasis.opendocument.text',
      'content.xml': content('<text:p>Informe</text:p>'),
      'META-INF/manifest.xml': `<?xml version="1.0" encoding="UTF-8"?>\n${documentType}\n${MANIFEST('text/xml')}`,
      ...more,
    },
    { packed: true },
  );

describe('a text of OpenOffice 2', () => {
  it('is accepted', async () => {
    expect(await typeOf(older())).toEqual({ mediaType: 'application/vnd.oasis.opendocument.text', extension: 'odt' });
  });

  it.each([
    ['a document type with words of its own', older(OLDER.replace('>', ' [<!ENTITY a "b">]>'))],
    ['a document type of elsewhere', older(OLDER.replace('Manifest.dtd', 'http://example.org/Manifest.dtd'))],
    ['a document type in another part', older(OLDER, { 'styles.xml': `${OLDER}${content('')}` })],
    ['a macro', older(OLDER, { 'Basic/Standard/Module1.xml': '<x/>' })],
    ['a picture of elsewhere', older(OLDER, { 'styles.xml': content('<draw:image xlink:href="http://a.example"/>') })],
  ])('is refused with %s', async (_what, file) => {
    await expect(typeOf(file)).rejects.toThrow('forbidden_content');
  });
});

describe('a template of OpenDocument', () => {
  it.each([
    ['text-template', 'ott'],
    ['spreadsheet-template', 'ots'],
  ])('is accepted and judged like a document: %s', async (kind, extension) => {
    const mediaType = `application/vnd.oasis.opendocument.${kind}`;
    expect(await typeOf(openDocument(kind))).toEqual({ mediaType, extension });
    const linked = openDocument(kind, { 'content.xml': content('<draw:image xlink:href="http://a.example"/>') });
    await expect(typeOf(linked)).rejects.toThrow('forbidden_content');
    await expect(typeOf(openDocument(kind, { 'Scripts/python/x.py': 'x' }))).rejects.toThrow('forbidden_content');
  });
});

describe('an accepted OpenDocument file', () => {
  it.each([
    ['with a link', text('<text:a xlink:href="https://example.org">x</text:a>')],
    ['with a link to a place in it', text('<text:a xlink:href="#a:b">x</text:a>')],
    ['with a picture of its own', text('<draw:image xlink:href="Pictures/a.png"/>')],
    ['with an object of its own', text('<draw:object xlink:href="./Object 1"/>')],
    ['with nothing where programs would be', text('<office:scripts/>')],
    ['with settings that are empty', openDocument('text', { 'Configurations2/accelerator/current.xml': '' })],
    [
      'with a cell of its own sheets',
      text(`<table:table-cell table:formula="of:=[$'Hoja 1'.A1]/[.B1]" office:string-value="https://example.org"/>`),
    ],
    ['with a condition', text('<table:content-validation table:condition="of:cell-content-is-between(1;5)"/>')],
    [
      'with names that have the form of an address',
      text(
        '<text:a office:name="https://example.org" xlink:title="file:///a" xlink:href="mailto:a@example.org">x</text:a>',
      ),
    ],
    [
      'with a description of itself, as LibreOffice writes it',
      openDocument('text', {
        'manifest.rdf':
          '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:type rdf:resource="http://docs.oasis-open.org/ns/office/1.2/meta/odf#ContentFile"/></rdf:RDF>',
      }),
    ],
    [
      'with a printer of another machine, and a source of data by its name',
      text(
        '<config:config-item config:name="PrinterName">\\\\host\\hp</config:config-item><config:config-item config:name="CurrentDatabaseDataSource">Bibliography</config:config-item>',
        'settings.xml',
      ),
    ],
    ['with a reckoned cell', text('<table:table-cell table:formula="of:=SUM([.A1:.A3])"/>')],
  ])('%s', async (_what, file) => {
    expect((await typeOf(file)).extension).toBe('odt');
  });
});

describe('an OpenDocument file that is active, fetches data or is unreadable', () => {
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
    ...["['http://host/x.ods'#$A.A1]", "['smb://host/x.ods'#$A.A1]", "['../x.ods'#$A.A1]"].map(
      (formula): [string, Buffer] => [`a cell ${formula}`, text(`<table:table-cell table:formula="of:=${formula}"/>`)],
    ),
    ['a name that fetches', text('<table:named-expression table:expression="of:=WEBSERVICE(&quot;a&quot;)"/>')],
    [
      'a name that asks another program',
      text('<table:named-expression table:expression="of:=DDE(&quot;cmd&quot;;&quot;x&quot;)"/>'),
    ],
    [
      'a condition that fetches',
      text('<table:content-validation table:condition="of:is-true-formula(WEBSERVICE(&quot;a&quot;)=1)"/>'),
    ],
    [
      'a rule of looks that fetches',
      text(
        '<c:condition xmlns:c="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0" c:value="formula-is(WEBSERVICE(&quot;a&quot;)=1)"/>',
      ),
    ],
    ['a form’s data of elsewhere', text('<xforms:instance src="http://example.org/x.xml"/>')],
    ['a form that sends', text('<xforms:submission action="http://example.org/x"/>')],
    ['a source of data of elsewhere', text('<form:form form:datasource="http://example.org/x.odb"/>')],
    ['a range of elsewhere', text('<table:database-source-table table:database-name="http://example.org/x.odb"/>')],
    [
      'a setting with an address',
      text(
        '<config:config-item config:name="CurrentDatabaseDataSource">http://example.org/x.odb</config:config-item>',
        'settings.xml',
      ),
    ],
    ['a picture beside it that is spelled', text('<draw:image xlink:href="%2e%2e/x.png"/>')],
    ['a part of another ending', text('<draw:image xlink:href="http://example.org/a.png"/>', 'Object 1/content.dat')],
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
  ])('an OpenDocument file with %s is refused', async (_what, file) => {
    await expect(typeOf(file)).rejects.toThrow(/^forbidden_/);
  });
});
