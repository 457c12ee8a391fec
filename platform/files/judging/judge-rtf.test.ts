import { describe, expect, it } from 'vitest';
import { typeOf, zip } from '../archives.test-support';

const rtf = (content: string) => typeOf(Buffer.from(`{\\rtf1\\ansi ${content}}`, 'latin1'));
const drawn = (link: string) => `{\\shp{\\*\\shpinst{\\sp{\\sn pihlShape}{\\sv ${link}}}}}`;
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
/** Theme as Word stores it: a document archive in digits, on several lines. */
function theme(relationship: string): string {
  const content = zip({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/theme/theme/theme1.xml" ContentType="application/vnd.openxmlformats-officedocument.theme+xml"/></Types>',
    'theme/theme/theme1.xml':
      '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Office"/>',
    'theme/theme/_rels/theme1.xml.rels': `<Relationships xmlns="${RELATIONSHIPS}">${relationship}</Relationships>`,
  });
  return `{\\*\\themedata ${content.toString('hex').replace(/.{64}/g, '$&\r\n')}}`;
}
const image = (target: string, mode: string) =>
  `<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${target}"${mode}/>`;
const field = (instruction: string) => `{\\field{\\*\\fldinst ${instruction}}{\\fldrslt 1}}`;

describe('an accepted RTF', () => {
  it.each([
    ['with words like those of objects', 'Objeto: \\b objdata \\\\objdata \\{\\*\\par template'],
    ['with a word that is parted', '{\\*\\te mplate x}'],
    ['with a link', field('HYPERLINK "https://example.org" \\\\o "file:"')],
    [
      'with a link as Word writes it',
      field('{\\rtlch\\af0  HYPERLINK "https://example.org" }{\\rtlch{\\*\\datafield 00d0c9ea79}}'),
    ],
    ['with a number of pages', field('{ PA}{\\b GE }')],
    [
      'with fields in the result of a field',
      `{\\field{\\*\\fldinst TOC \\\\o}{\\fldrslt ${field('PAGEREF _Toc1').repeat(3)}}}`,
    ],
    ['with a field in a field', field(`IF ${field('MERGEFIELD sexo')} = "V" "el" "la"`)],
    ['with a picture in bytes', '{\\pict\\pngblip\\bin9 \\objdata}} fin'],
    ['with a picture that has a name', '{\\sp{\\sn pibName}{\\sv C:\\\\a.png}}{\\sp{\\sn pibFlags}{\\sv 2}}'],
    ['with a drawing that is a link', drawn('{\\*\\hl{\\hlloc }{\\hlsrc https://example.org}{\\hlfr x}}')],
    ['with a place where its links begin', '{\\info{\\hlinkbase https://example.org/}}'],
    ['with signs that are spelled', "\\u8364? \\uc2\\u8364\\'80\\'80 DDEAUTO \\'e1"],
    ['with a theme', theme('')],
    ['with an empty theme', '{\\*\\themedata}'],
    ['that is cut off', '{\\b {\\i x'],
  ])('%s', async (_what, content) => {
    expect((await rtf(content)).extension).toBe('rtf');
  });
});

describe('an RTF that is active, fetches data or is unreadable', () => {
  it.each([
    ['an object', '{\\object\\objemb{\\*\\objdata 0105}}'],
    ['an object by its data alone', '{\\*\\objdata0 0105}'],
    ['an object in capitals', '{\\*\\OBJDATA 0105}'],
    ['an object behind line ends', '{\\*\r\n\\objdata\r\n0105}'],
    ['an object that is a link', '{\\object\\objautlink}'],
    ['an object deep within', `${'{\\b '.repeat(200)}{\\*\\objdata 01}`],
    ['an object behind the end', 'x}{\\*\\objdata 01}'],
    ['an object behind bytes that are said to be a picture’s', '{\\pict\\bin3 abc}{\\*\\objdata 01}'],
    ['bytes outside of a picture', '\\bin9 \\objdata}'],
    ['bytes that go on behind the end', '{\\pict\\bin99999 x}'],
    ['bytes of less than nothing', '{\\pict\\bin-5 x}'],
    ['bytes in capitals, which some read as text', '{\\pict\\BIN9 \\objdata}'],
    ['a theme with a picture elsewhere', theme(image('http://example.org/a.png', ' TargetMode="External"'))],
    ['a theme with a picture on another machine', theme(image('file:///\\\\host\\a.png', ' TargetMode="External"'))],
    [
      'a theme behind a sign that is no digit',
      theme(image('http://example.org/a.png', ' TargetMode="External"')).replace('504b', 'g504b'),
    ],
    ['a theme that is no archive', '{\\*\\themedata d0cf11e0}'],
    ['a template', '{\\*\\template \\\\\\\\host\\\\a.dot}'],
    ['a template by blanks', '{\\* \\template http://example.org/a.dot}'],
    ['a document within', '{\\subdocument1}'],
    ['a list of files', '{\\*\\filetbl{\\file\\fid1 a}}'],
    ['a list of data', '{\\*\\mailmerge}'],
    ['DDE', field('DDE c:\\\\windows\\\\cmd.exe "/c calc"')],
    ['DDEAUTO', field(' DDEAUTO c:\\\\cmd.exe')],
    ['DDEAUTO over groups', field('{D}{\\b D}{EA}UTO c:\\\\cmd.exe')],
    ['DDEAUTO over lines', field('DDE\r\nAUTO c:\\\\cmd.exe')],
    ['DDEAUTO that is spelled', field("\\'44\\'44EAUTO c:\\\\cmd.exe")],
    ['DDEAUTO that is spelled in another way', field('\\u68?\\u68?EAUTO c:\\\\cmd.exe')],
    ['DDEAUTO with more spelled beside it', field('\\uc3\\u68 abcDEAUTO c:\\\\cmd.exe')],
    ['DDEAUTO behind what few programs know', field('{\\*\\foo PAGE x}D{\\*\\foo z}DEAUTO c:\\\\cmd.exe')],
    ['DDEAUTO behind what is no text', field('{\\info PAGE x}D{\\info z}DEAUTO c:\\\\cmd.exe')],
    ['DDEAUTO from codes', field(`${field('QUOTE 68 68 69')} c:\\\\cmd.exe`)],
    ['DDEAUTO in a field that does not end', '{\\field{\\*\\fldinst DDEAUTO c:\\\\cmd.exe'],
    ['DDEAUTO in a field without groups', '{\\field\\fldinst DDEAUTO c:\\\\cmd.exe\\fldrslt 1}'],
    ['DDEAUTO in a field outside of groups', '\\field\\fldinst DDEAUTO c:\\\\cmd.exe'],
    ['DDEAUTO in the second of two instructions', '{\\field{\\*\\fldinst PAGE}{\\*\\fldinst DDEAUTO c:\\\\cmd.exe}}'],
    ['DDEAUTO in a field in a result', `{\\field{\\*\\fldinst PAGE}{\\fldrslt ${field('DDEAUTO c:\\\\cmd.exe')}}}`],
    ['an instruction in no field', '{\\*\\fldinst DDEAUTO c:\\\\cmd.exe}'],
    ['INCLUDETEXT', field('INCLUDETEXT "\\\\\\\\host\\\\a"')],
    ['INCLUDEPICTURE', field('INCLUDEPICTURE "http://example.org/a.png" \\\\d')],
    ['a link to another machine', field('HYPERLINK "\\\\\\\\host\\\\a"')],
    ['a picture of elsewhere', '{\\sp{\\sn pibName}{\\sv http://example.org/a.png}}'],
    ['a picture whose file is led to', '{\\sp{\\sn pibFlags}{\\sv 10}}'],
    ['a link to a disk beside its text', '{\\*\\hl{\\*\\hlfr x}{\\*\\hlsrc file:////host/a.exe}}'],
    ['a link to a disk over groups', '{\\*\\hl{\\hlsrc {\\b fi}{\\i le:}////host/a.exe}}'],
    ['two links of which the second is tame', '{\\*\\hl\\hlsrc file:////host/a.exe\\hlsrc https://example.org}'],
    ['a link to another machine by its place', '{\\*\\hl{\\hlloc \\\\\\\\host\\\\a.exe}{\\hlsrc }}'],
    ['a drawing that is a link to a disk', drawn('{\\*\\hl{\\hlsrc file:////host/a.exe}}')],
    ['a drawing that is a link without a group', drawn('file:////host/a.exe')],
    ['links that begin at another machine', '{\\info{\\*\\hlinkbase \\\\\\\\host\\\\share}}'],
    ['groups in groups', '{'.repeat(5_000)],
    ['a word without end', `\\${'a'.repeat(1_000)}`],
  ])('an RTF with %s is refused', async (_what, content) => {
    await expect(rtf(content)).rejects.toThrow('forbidden_content');
  });

  it.each([
    ['groups', '{}'.repeat(2_000_000)],
    ['spelled signs', "\\'41".repeat(1_000_000)],
    ['fields', field('PAGE').repeat(100_000)],
    [
      'ends of one long instruction',
      `{\\field{\\fldinst QUOTE ${'a'.repeat(1_000_000)}}${'{\\fldinst  }'.repeat(50_000)}{\\fldrslt 1}}`,
    ],
    ['one instruction', field("\\'41".repeat(1_000_000))],
  ])(
    'is cheap to check: endless %s',
    async (_what, content) => {
      const began = process.cpuUsage();
      await rtf(content).catch(() => undefined);
      expect(process.cpuUsage(began).user).toBeLessThan(15_000_000);
    },
    60_000,
  );
});
