import { readFileSync } from 'node:fs';
import path from 'node:path';
import { message } from '@aval/domain/validation/fields/message';
import { CHECKOUT } from '@aval/ops/prepare/folders.mjs';
import { office, openDocument, TEXT, zip } from '@aval/platform/files/archives.test-support';
import { JPEG, PNG, pdf } from '@aval/platform/files/contents.test-support';
import { fileForm } from '@aval/testing/scenes/access-scene';
import { newDraft } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { PEOPLE } from '@aval/testing/visitors/people';
import { expect, it } from 'vitest';

const engine = await engineForFile();
const web = await webForFile(engine);
const doctor = await web.signIn('doctor@meridiana.test');
const { demand } = await newDraft(engine);
const address = `/app/demands/${demand.id}/attachments`;

const bring = async (name: string, content: Buffer) => {
  const { body } = await doctor.post(address, fileForm(name, new Uint8Array(content)));
  return JSON.parse(body) as { status: string; errors?: { file: string } };
};
const dicom = (preamble: string) => Buffer.from(`${preamble.padEnd(128, '\0')}DICM\x02\0`, 'latin1');

it.each([
  ['a TIFF', 'II*\0\x08\0\0\0'],
  ['a PNG', '\x89PNG\r\n\x1a\n'],
  ['a text', 'Hospital General '.repeat(7)],
])('a DICOM file that begins as %s is served as DICOM alone, for download', async (_what, preamble) => {
  expect(await bring('IM0001.tif', dicom(preamble))).toMatchObject({ status: 'attached' });
  const { id } = await engine.owner.attachment.findFirstOrThrow({
    where: { demandId: demand.id },
    orderBy: { id: 'desc' },
  });
  const { headers, bytes } = await doctor.get(`${address}/${id}`);
  expect(bytes.equals(dicom(preamble))).toBe(true);
  expect(headers).toMatchObject({
    'content-type': 'application/dicom',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment; filename="IM0001\.tif\.dcm"/),
  });
});

it('a PDF behind the commands of a printer is served as it came', async () => {
  const content = pdf({ before: '\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n' });
  expect(await bring('informe.prn', content)).toMatchObject({ status: 'attached' });
  const { id } = await engine.owner.attachment.findFirstOrThrow({
    where: { demandId: demand.id },
    orderBy: { id: 'desc' },
  });
  const { headers, bytes } = await doctor.get(`${address}/${id}`);
  expect(bytes.equals(content)).toBe(true);
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
});

it.each([
  ['modelo.xltx', office('openxmlformats-officedocument.spreadsheetml.template')],
  ['modelo.dotx', office('openxmlformats-officedocument.wordprocessingml.template')],
  ['modelo.ott', openDocument('text-template')],
  ['modelo.ots', openDocument('spreadsheet-template')],
])('a template is taken under its name: %s', async (name, content) => {
  expect(await bring(name, content)).toMatchObject({ status: 'attached' });
  const where = { demandId: demand.id, media: { originalFilename: name } };
  expect(await engine.owner.attachment.count({ where })).toBe(1);
});

const LOCKED = readFileSync(path.join(CHECKOUT, 'platform/files/judging/pdf/fixtures/locked.pdf'));
const study = zip({ DICOMDIR: dicom(''), 'IMG/1': dicom(''), 'visor.exe': 'MZ' });

it.each([
  ['PDF behind a page', 'a.pdf', Buffer.from('<script>alert(1)</script>%PDF-1.7\n'), message('fileDisguised')],
  ['DICOM behind a page', 'a.dcm', dicom('<script>alert(1)</script>'), message('fileDisguised')],
  ['DICOM behind a program', 'a.dcm', dicom('MZ\x90\0'), message('fileDisguised')],
  ['Word with macros', 'a.docx', office(TEXT, { 'word/vbaProject.bin': 'x' }), message('fileMacros')],
  ['Word that is cut off', 'a.docx', office(TEXT).subarray(0, -30), message('fileCutOff')],
  ['PDF under a password', 'a.pdf', LOCKED, message('fileLocked')],
  ['half of a PDF', 'a.pdf', pdf({ pages: 4 }).subarray(0, 400), message('fileCutOff')],
  ['PDF without pages', 'a.pdf', pdf({ pages: 0 }), message('fileWithoutPages')],
  ['half of a JPEG', 'a.jpg', JPEG.subarray(0, 200), message('fileCutOff')],
  ['half of a PNG', 'a.png', PNG.subarray(0, 50), message('fileCutOff')],
  ['a ZIP under a password', 'a.zip', zip({ 'a.txt': 'x' }, { encrypted: true }), message('fileLocked')],
  ['a ZIP with a program', 'a.zip', zip({ 'v.exe': 'MZ' }), message('holdsType', { name: 'v.exe' })],
  ['a study with its viewer', 'a.zip', study, message('archiveStudy', { name: 'visor.exe', megabytes: 15 })],
])('a refused file names its true reason: %s', async (_what, name, content, file) => {
  expect(await bring(name, content)).toMatchObject({ status: 'invalid', errors: { file } });
});

it('a refused file names its reason as a code of the API', async () => {
  const client = await new ApiClient(web.visit()).signIn(PEOPLE.doctor);
  const locked = new Uint8Array(zip({ 'a.txt': 'x' }, { encrypted: true }));
  expect(await client.bring('POST', `/demands/${demand.id}/attachments`, fileForm('a.zip', locked))).toMatchObject({
    status: 415,
    body: { code: 'unsupported_type', errorCodes: { file: ['file_password'] } },
  });
});
