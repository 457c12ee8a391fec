import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NO_FACTS } from '@aval/domain/congruence/analysed.test-support';
import type { Finding } from '@aval/domain/congruence/findings/finding';
import { congruenceReport } from '@aval/domain/congruence/report/report';
import { DEFAULT_RULE_BOOK } from '@aval/domain/congruence/rule-book';
import { lifeOf } from '@aval/testing/faults/process-life';
import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hostileModel, hostileTexts } from '../hostile-model.test-support';
import type { DocumentModel } from '../model';
import { readPdf } from '../read-pdf.test-support';
import { sampleChemotherapy, sampleHistory, sampleModel, sampleRadiotherapy } from '../sample-model.test-support';
import { renderDocumentHtml } from '../template/document';
import { createDocumentRenderer, type DocumentRenderer, type RendererOptions } from './browser';
import { installChromium } from './chromium';

const MADE = { madeAt: '2026-04-13T08:21:57Z' };
const quiet = { warn: () => undefined };

function createRenderer(options: Partial<RendererOptions> = {}): DocumentRenderer {
  return createDocumentRenderer({ logger: quiet, ...options });
}

async function print(renderer: DocumentRenderer, model: DocumentModel): Promise<Uint8Array> {
  return renderer.renderHtmlToPdf(await renderDocumentHtml(model), { madeAt: model.edition.madeAt });
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

const together = (text: string) => text.replace(/\s+/g, '');

describe('a printed document', () => {
  const renderer = createRenderer();
  afterAll(() => renderer.close());

  test('is tagged, has a title, a language and the time of its PDF rendition', async () => {
    const pdf = await readPdf(await print(renderer, sampleModel()));
    expect(pdf.title).toBe('MER-26-000418, versión 2 · Salud Meridiana');
    expect(pdf.language).toBe('es');
    expect(pdf.createdAt).toBe("D:20260413082157+00'00'");
    expect(pdf.tagged).toBe(true);
    for (const role of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD']) expect(pdf.roles).toContain(role);
  });

  test("has the company's initials on every page, in an embedded font", async () => {
    const { pages } = await readPdf(await print(renderer, sampleModel()));
    const { tenant } = sampleModel();
    const other = await readPdf(await print(renderer, sampleModel({ tenant: { ...tenant, name: 'Óptima Vida' } })));
    for (const page of pages) expect(page).toMatch(/(^|[^\p{L}])SM([^\p{L}]|$)/u);
    for (const page of other.pages) expect(page).toContain('ÓV');
  });

  test('prints every symbol that a user typed', async () => {
    const signs = '→ ← ⇒ ↔ 10⁻³ m⁻² ⁴ H₂O ‰ ⅓ ≥ ≤ ≠ ≈ √ ∞ ∅ ✓ ✗ ✔ ✘ ☐ ☑ ☒ ■ □ ● ○ ▶ ▲ ★ ℃ α';
    const { text } = await readPdf(await print(renderer, sampleModel({ assistantName: signs })));
    expect(text).not.toContain('\0');
    for (const sign of signs.split(' ')) expect(together(text)).toContain(sign);
  });

  test.each([
    ['Greek', 'Ελένη Παπαδοπούλου'],
    ['Cyrillic', 'Наталія Їжакевич'],
    ['Arabic', 'مريم العلوي'],
    ['Hebrew', 'שרה כהן'],
    ['Devanagari', 'अनीता शर्मा'],
    ['Bengali', 'রহিম উদ্দিন'],
    ['Tamil', 'முருகன்'],
    ['Thai', 'สมชาย ใจดี'],
    ['Georgian', 'ნინო ბერიძე'],
    ['Armenian', 'Անի Սարգսյան'],
    ['Ethiopic', 'አበበ ቢቂላ'],
    ['Chinese', '王小明，女。'],
    ['Japanese', '山田さくら'],
    ['Korean', '김민준'],
    ['emoji', '👩‍⚕️🫀'],
    ['Vietnamese', 'Nguyễn Thị Hồng Ngọc'],
  ])('draws no letter of %s as an empty box', async (_script, name) => {
    const { emptyBoxes } = await readPdf(await print(renderer, sampleModel({ assistantName: name })));
    expect(emptyBoxes).toBe(0);
  });

  test('counts the letters of a script that no font has', async () => {
    const { emptyBoxes } = await readPdf(await print(renderer, sampleModel({ assistantName: 'ꡖꡍꡂ' })));
    expect(emptyBoxes).toBeGreaterThan(0);
  });

  test('prints the introduction of the findings on the page of the first finding', async () => {
    const { content } = sampleModel();
    const report = congruenceReport(content, { ...NO_FACTS, offers: new Map() }, DEFAULT_RULE_BOOK);
    const found: Finding = {
      rule: 'STG-01',
      ruleVersion: 1,
      variant: 'differs',
      severity: 'serious',
      fields: ['protocol.stage'],
      values: {},
      sources: [{ citation: 'AJCC Cancer Staging Manual', where: null }],
    };
    const congruence = { report: { ...report, findings: [found, found] }, justifications: [], drugs: [] };
    // Without radiotherapy the section starts near the foot of the second page, lower with each line of the diagnosis.
    const treatment = { ...content.treatment, radiotherapy: null };
    for (const lines of [1, 3, 5]) {
      const histologicalDiagnosis = 'Carcinoma ductal infiltrante\n'.repeat(lines).trim();
      const protocol = { ...content.protocol, histologicalDiagnosis };
      const model = sampleModel({ content: { ...content, protocol, treatment }, congruence });
      const { pages } = await readPdf(await print(renderer, model));
      const page = pages.find((each) => each.includes('Es orientativo'));
      expect(page).toContain('Congruencia');
      expect(page).toContain('Grave.');
    }
  });

  test('has header, footer and page number on every page', async () => {
    const { content } = sampleModel();
    const treatment = { chemotherapy: sampleChemotherapy(12, 6), radiotherapy: null };
    const model = sampleModel({ content: { ...content, treatment }, history: sampleHistory(40) });
    const { pages } = await readPdf(await print(renderer, model));
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((page, index) => {
      expect(page).toContain('Salud Meridiana');
      expect(page).toContain('MER-26-000418');
      expect(page).toContain('Versión 2 · edición 1');
      expect(page).toContain('Documento confidencial: contiene datos de salud');
      expect(page).toContain('Creado el 13/04/2026 10:21:57');
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
    });
  });

  test('a document of 6 cycles, 12 drug lines and 40 history entries is complete, in order, and repeats its table headers', async () => {
    const { content } = sampleModel();
    const treatment = { chemotherapy: sampleChemotherapy(12, 6), radiotherapy: [sampleRadiotherapy()] };
    const history = sampleHistory(40);
    const model = sampleModel({ content: { ...content, treatment }, history });
    const { pages, text } = await readPdf(await print(renderer, model));
    expect(pages).toHaveLength(7);
    expect(together(text)).toContain('Dosiscalculadade'.concat('K=1.250mg/m²×√(61,50×164÷3600)m²=2.092,27mg'));
    for (let cycle = 1; cycle <= 6; cycle += 1) expect(text).toContain(`Ciclo ${cycle}`);
    expect(text).not.toContain('Ciclo 7');
    // Name, presentation, and again in the session calendar.
    for (const name of Object.values(content.names.drugs)) {
      expect(together(text).split(together(name)).length).toBeGreaterThan(3);
    }

    const title = 'Historial hasta esta versión';
    const first = pages.findIndex((page) => page.includes(title));
    const pagesOfHistory = pages
      .slice(first)
      .map((page, index) => (index === 0 ? page.slice(page.indexOf(title)) : page));
    expect(pagesOfHistory.length).toBeGreaterThan(1);
    for (const page of pagesOfHistory) expect(page).toContain('Destinatario');
    const moments = pagesOfHistory.flatMap((page) => page.match(/\d\d\/\d\d\/2026 \d\d:\d\d:44/g) ?? []);
    expect(moments).toHaveLength(40);
    expect(moments.map((moment) => moment.slice(14, 16))).toEqual(
      history.map(({ sequence }) => String(9 + sequence).padStart(2, '0')),
    );
  });

  test('is in English for an English-speaking company', async () => {
    const { text, language } = await readPdf(await print(renderer, sampleModel({ language: 'en' })));
    expect(language).toBe('en');
    for (const words of ['Treatment request', 'Clinical protocol', 'Session calendar', 'Page 1 of', 'Pending analysis'])
      expect(text).toContain(words);
  });

  test('has the same bytes whenever and in whichever browser it is printed', async () => {
    const other = createRenderer({ documentsPerBrowser: 1 });
    const model = sampleModel();
    const [first, ...others] = [
      await print(renderer, model),
      ...(await Promise.all([print(renderer, model), print(renderer, hostileModel()), print(renderer, model)])).filter(
        (_, index) => index !== 1,
      ),
      await print(other, model),
      await print(other, model),
    ].map(sha256);
    await other.close();
    expect(new Set(others)).toEqual(new Set([first]));
  });
});

describe('hostile text', () => {
  const renderer = createRenderer();
  const asked: string[] = [];
  let canary: Server;
  let address: string;

  beforeAll(async () => {
    canary = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    canary.on('connection', () => asked.push('a connection'));
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
    address = `127.0.0.1:${(canary.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await renderer.close();
    await new Promise((resolve) => canary.close(resolve));
  });

  test('is printed literally in every field and causes no request', async () => {
    const { text } = await readPdf(await print(renderer, hostileModel(address)));
    const whole = together(text);
    for (const hostile of hostileTexts(address)) expect(whole).toContain(together(hostile));
    expect(asked).toEqual([]);
  });

  test('text of 5,000 characters is printed to its last one', async () => {
    const { content } = sampleModel();
    const observations = `${'largo'.repeat(1000)}FIN`;
    const model = sampleModel({ content: { ...content, extras: { ...content.extras, observations } } });
    expect(together((await readPdf(await print(renderer, model))).text)).toContain('largolargoFIN');
  });

  test('hostile text that became markup would still reach no network', async () => {
    const html = `<!doctype html><html lang="es"><head><title>x</title>
      <meta http-equiv="refresh" content="0;url=http://${address}/refresh">
      <link rel="stylesheet" href="http://${address}/style"><link rel="preconnect" href="http://${address}">
      <link rel="dns-prefetch" href="//${address}"><link rel="prefetch" href="http://localhost:${address.split(':')[1]}/prefetch">
      <style>@import url("http://${address}/import"); @font-face{font-family:x;src:url(http://${address}/font)} body{font-family:x;background:url(http://${address}/css)}</style>
      </head><body><img src="http://${address}/img"><iframe src="http://${address}/frame"></iframe>
      <object data="http://${address}/object"></object><script>fetch('http://${address}/script')</script>
      <svg><image href="http://${address}/svg"/></svg><p>still here</p></body></html>`;
    const { text } = await readPdf(await renderer.renderHtmlToPdf(html, MADE));
    expect(text).toContain('still here');
    expect(asked).toEqual([]);
  });
});

describe('the browser', () => {
  const PAGE = '<!doctype html><html lang="es"><title>x</title><p>hello</p></html>';

  test('is killed when it hangs, and the next document gets a fresh one', async () => {
    const launched: Browser[] = [];
    const renderer = createRenderer({
      timeoutMs: 2_000,
      onLaunch: (browser) => {
        launched.push(browser);
        // A browser stopped this way neither prints nor closes nor exits by itself.
        if (launched.length === 1) browser.process()?.kill('SIGSTOP');
      },
    });
    await expect(renderer.renderHtmlToPdf(PAGE, MADE)).rejects.toMatchObject({ code: 'renderer_timeout' });
    expect((await readPdf(await renderer.renderHtmlToPdf(PAGE, MADE))).text).toContain('hello');
    await renderer.close();
    for (const browser of launched) expect(isAlive(browser)).toBe(false);
  });

  test('is killed when it hangs at its start, and started again at once', async () => {
    const { cacheFolder, startsAt } = await cacheWithHangingStart();
    const warned: unknown[] = [];
    const logger = { warn: (...[, message]: unknown[]) => void warned.push(message) };
    const renderer = createRenderer({ cacheFolder, startTimeoutMs: 20_000, logger });
    expect((await readPdf(await renderer.renderHtmlToPdf(PAGE, MADE))).text).toContain('hello');
    await renderer.close();
    expect(warned).toEqual(['the browser did not start; it is started again']);
    const pids = (await readFile(startsAt, 'utf8')).trim().split('\n').map(Number);
    expect(pids).toHaveLength(2);
    for (const pid of pids) await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));
    await rm(cacheFolder, { recursive: true });
  });

  test('is started again after it died', async () => {
    const launched: Browser[] = [];
    const renderer = createRenderer({ onLaunch: (browser) => launched.push(browser) });
    await renderer.renderHtmlToPdf(PAGE, MADE);
    const gone = new Promise((resolve) => launched[0]?.once('disconnected', resolve));
    launched[0]?.process()?.kill('SIGKILL');
    await gone;
    expect((await readPdf(await renderer.renderHtmlToPdf(PAGE, MADE))).text).toContain('hello');
    expect(launched).toHaveLength(2);
    await renderer.close();
  });

  test('keeps its profile in the given folder, and removes it however it ends', async () => {
    const profilesFolder = await mkdtemp(path.join(tmpdir(), 'aval-profiles-'));
    const launched: Browser[] = [];
    const renderer = createRenderer({ profilesFolder, onLaunch: (browser) => launched.push(browser) });
    await renderer.renderHtmlToPdf(PAGE, MADE);
    expect(await readdir(profilesFolder)).toHaveLength(1);
    launched[0]?.process()?.kill('SIGKILL');
    await vi.waitFor(async () => expect(await readdir(profilesFolder)).toEqual([]), { timeout: 10_000 });
    await renderer.renderHtmlToPdf(PAGE, MADE);
    expect(await readdir(profilesFolder)).toHaveLength(1);
    await renderer.close();
    await vi.waitFor(async () => expect(await readdir(profilesFolder)).toEqual([]), { timeout: 10_000 });
    await rm(profilesFolder, { recursive: true });
  });

  test.runIf(process.platform === 'linux')('leaves no document data outside of that folder', async () => {
    const profilesFolder = await mkdtemp(path.join(tmpdir(), `aval-${'deep-'.repeat(20)}`));
    const launched: Browser[] = [];
    const renderer = createRenderer({ profilesFolder, onLaunch: (browser) => launched.push(browser) });
    await renderer.renderHtmlToPdf(PAGE, MADE);
    const pid = launched[0]?.process()?.pid;
    // Includes files whose names are already deleted.
    const mapped = await readFile(`/proc/${pid}/maps`, 'utf8');
    const shared = mapped.match(/\/.*\.org\.chromium\..*/g) ?? [];
    expect(shared.length).toBeGreaterThan(0);
    expect(shared.filter((file) => !file.startsWith(profilesFolder))).toEqual([]);
    await renderer.close();
    await rm(profilesFolder, { recursive: true });
  });

  test('ends with its worker when that is killed', async () => {
    const module = new URL('./browser.ts', import.meta.url).pathname;
    const program = `
      const { createDocumentRenderer } = await import(${JSON.stringify(module)});
      const told = (browser) => console.log(browser.process().pid);
      const renderer = createDocumentRenderer({ logger: console, onLaunch: told });
      await renderer.renderHtmlToPdf(${JSON.stringify(PAGE)}, ${JSON.stringify(MADE)});
      await new Promise(() => setInterval(() => undefined, 1000));`;
    const worker = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
    const [line] = (await once(worker.stdout, 'data')) as [Buffer];
    const browser = lifeOf(Number(String(line)));
    worker.kill('SIGKILL');
    await vi.waitFor(() => expect(browser.isOver()).toBe(true), { timeout: 10_000 });
  });

  test('is replaced after its share of documents, also with several at once', async () => {
    const launched: Browser[] = [];
    const renderer = createRenderer({ documentsPerBrowser: 2, onLaunch: (browser) => launched.push(browser) });
    await Promise.all(Array.from({ length: 6 }, () => renderer.renderHtmlToPdf(PAGE, MADE)));
    expect(launched).toHaveLength(3);
    await renderer.close();
    for (const browser of launched) expect(isAlive(browser)).toBe(false);
  });
});

/** Prepares a Chromium whose first start hangs; each start writes its process id. */
async function cacheWithHangingStart() {
  const { executablePath } = await installChromium();
  const installed = path.dirname(executablePath);
  const cacheFolder = await mkdtemp(path.join(tmpdir(), 'aval-hanging-'));
  const folder = path.join(cacheFolder, path.basename(installed));
  await cp(installed, folder, { recursive: true });
  const program = path.join(folder, 'chromium');
  const startsAt = path.join(cacheFolder, 'starts');
  await rename(program, `${program}.whole`);
  await writeFile(
    program,
    `#!/bin/sh
echo $$ >>'${startsAt}'
[ "$(wc -l <'${startsAt}')" = 1 ] && exec sleep 600
exec '${program}.whole' "$@"
`,
    { mode: 0o700 },
  );
  return { cacheFolder, startsAt };
}

function isAlive(browser: Browser): boolean {
  const process = browser.process();
  return process !== null && process.exitCode === null && process.signalCode === null;
}
