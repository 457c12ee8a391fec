import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { PEOPLE } from '@aval/testing/visitors/people';
import type { WebVisitor } from '@aval/testing/visitors/web-visitor';
import { beforeAll, describe, expect, it } from 'vitest';

const engine = await engineForFile();
const web = await webForFile(engine);
let superadmin: WebVisitor;
let company: { id: number };
const host = 'hostile.example';

beforeAll(async () => {
  superadmin = await web.signIn(PEOPLE.superadmin);
  company = await engine.owner.company.create({
    data: {
      name: 'Hostil',
      subdomain: 'hostil',
      referencePrefix: 'HOS',
      hosts: { create: { host } },
      primaryColor: '0b6285',
      secondaryColor: '10334f',
      tertiaryColor: 'e2a33b',
    },
  });
});

/** HTML that would execute if it reached a page unchanged; each contains the marker `attack`. */
const ATTACKS = [
  '<script>attack()</script>',
  '<p onclick="attack()" onmouseover=attack()>x</p>',
  '<img src=x onerror=attack()>',
  '<a href="javascript:attack()">x</a>',
  '<a href=" &#106;avascript:attack()">x</a>',
  '<a href="data:text/html,<script>attack()</script>">x</a>',
  '<svg onload=attack()><script>attack()</script></svg>',
  '<svg><style><img src=x onerror=attack()></style></svg>',
  '<style>@import "//attack()"</style>',
  '<p style="background:url(//attack())">x</p>',
  '<iframe srcdoc="<script>attack()</script>"></iframe>',
  '<object data="data:text/html,attack()"></object><embed src="//attack()">',
  '<form action="//attack()"><button formaction="javascript:attack()">x</button></form>',
  '<base href="//attack()"><meta http-equiv=refresh content="0;url=javascript:attack()">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=attack()&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=attack()>">',
  '<textarea></p><img src=x onerror=attack()></textarea>',
  '<template><script>attack()</script></template>',
  '<xmp><img src=x onerror=attack()></xmp><plaintext><img src=x onerror=attack()>',
  '<<script>script>attack()<</script>/script>',
  '</div></main></body><script>attack()</script>',
];

/** Executable elements and attributes in the rendered HTML. */
const RUNS = [
  /<(script|style|iframe|object|embed|form|base|meta|svg|math|img|template|noscript|link)\b/i,
  /<[^<>]*\s(on\w+|style|srcdoc|formaction|action)\s*=/i,
  /<[^<>]*\s(href|src)\s*=\s*["']?\s*(?!https?:|mailto:)/i,
];

/**
 * Returns the page from the beginning of the text to the end of the main region, so that markup after a smuggled
 * closing tag is seen too.
 */
function mainOf(body: string): string {
  const [, main = ''] = /<div data-part="rich-text" [^>]*>([\s\S]*)<\/main>/.exec(body) ?? [];
  return main;
}

/** Returns only the text's own element, without the page's scripts. */
function textOf(body: string): string {
  const [, text = ''] = /<div data-part="rich-text" [^>]*>([\s\S]*?)<\/div>/.exec(body) ?? [];
  return text;
}

async function write(type: string, text: string, more: Readonly<Record<string, string>> = {}) {
  const { revision } = await engine.owner.company.findUniqueOrThrow({ where: { id: company.id } });
  const form = { revision: String(revision), text, ...more };
  return superadmin.post(`/app/companies/${company.id}/texts/${type}`, form);
}

describe('hostile HTML in a text of a company', () => {
  it.each(ATTACKS)('is harmless on its public page: %s', async (attack) => {
    for (const type of ['legal_notice', 'privacy_policy', 'terms_conditions']) {
      const { status, headers } = await write(type, `<p>before</p>${attack}<p>after</p>`);
      expect([status, headers.location]).toEqual([302, expect.stringContaining(`/texts/${type}`)]);
      const page = await web.visit(host).get(`/policies/${type}`);
      expect(page.status).toBe(200);
      const shown = mainOf(page.body);
      expect(shown).toContain('<p>before</p>');
      for (const pattern of RUNS) expect(shown).not.toMatch(pattern);
    }
    await write('complaint_notice', `<p>before</p>${attack}`);
    const stored = await engine.owner.company.findUniqueOrThrow({ where: { id: company.id } });
    for (const pattern of RUNS) expect(stored.complaintNotice).not.toMatch(pattern);
    const preview = await superadmin.post(`/app/companies/${company.id}/preview`, { text: attack });
    expect(preview.status).toBe(200);
  });

  it('is sanitised again on display when it is already in the database', async () => {
    const key = { companyId: company.id, type: 'legal_notice' };
    const content = '<p>before</p><img src=x onerror=attack()><script>attack()</script>';
    await engine.owner.companyPolicy.upsert({
      where: { companyId_type: key },
      create: { ...key, content },
      update: { content },
    });
    expect(textOf((await web.visit(host).get('/policies/legal_notice')).body)).toBe('<p>before</p>');
  });

  it('is limited in nesting and length', async () => {
    const deep = `${'<blockquote>'.repeat(3_000)}deep${'</blockquote>'.repeat(3_000)}`;
    expect((await write('legal_notice', deep)).status).toBe(302);
    const page = await web.visit(host).get('/policies/legal_notice');
    expect(textOf(page.body).length).toBeLessThan(1_000);
    expect((await write('legal_notice', `<p>${'a'.repeat(100_001)}</p>`)).status).toBe(422);
    expect((await write('legal_notice', `<p>${'a'.repeat(500_000)}</p>`)).status).toBe(413);
    const begun = performance.now();
    expect((await write('legal_notice', '<'.repeat(99_000))).status).toBeLessThan(500);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it('is harmless in the text of terms to be accepted', async () => {
    await write('terms_conditions', '<p>before</p><img src=x onerror=attack()>', { publish: 'on', people: '0' });
    const kept = await engine.owner.companyTermsVersion.findFirstOrThrow({ where: { companyId: company.id } });
    expect(kept.content).toBe('<p>before</p>');
    const page = await superadmin.get(`/app/companies/${company.id}/terms/1`);
    expect(textOf(page.body)).toBe('<p>before</p>');
  });
});

describe('hostile HTML in a plain field of a company', () => {
  it('is escaped on every page that shows it', async () => {
    const name = '<img src=x onerror=a()>';
    const slogan = '"><script>attack()</script></title><svg onload=attack()>';
    await engine.owner.company.update({ where: { id: company.id }, data: { name, slogan } });
    const pages = [
      await web.visit(host).get('/'),
      await web.visit(host).get('/login'),
      await web.visit(host).get('/policies/legal_notice'),
      await superadmin.get(`/app/companies/${company.id}`),
      await superadmin.get(`/app/companies/${company.id}/edit`),
      await superadmin.get(`/app/companies/${company.id}/texts/legal_notice`),
      await superadmin.get('/app/companies?page=1'),
    ];
    for (const { status, body } of pages) {
      expect(status).toBe(200);
      expect(body).not.toContain('<img src=x');
      expect(body).not.toContain('<script>attack');
      expect(body).not.toContain('<svg onload');
    }
  });
});
