import type { Company } from '@aval/application/companies/company-columns';
import { companySchema } from '@aval/domain/validation/companies/company-schema';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { companyAnswer, companyPath, ofCompany, toCompanyForm } from './company-fields';

const colour = fc.constantFrom('fff', '1d4ed8', '0f172a');
const name = fc.constantFrom('Salud Meridiana', 'Mutua Ñandú', 'Previsora');
const host = fc.uniqueArray(fc.constantFrom('a.test', 'b.test', 'c.localhost'), { minLength: 1 });

const company: fc.Arbitrary<Company> = fc.record({
  id: fc.integer({ min: 1, max: 1000 }),
  revision: fc.nat(),
  name,
  slogan: fc.constantFrom('', 'Cerca'),
  subdomain: fc.constant('uno'),
  isDefault: fc.boolean(),
  active: fc.boolean(),
  primaryColor: colour,
  secondaryColor: colour,
  tertiaryColor: colour,
  logoImageId: fc.option(fc.uuid()),
  faviconImageId: fc.option(fc.uuid()),
  referencePrefix: fc.constant('UNO'),
  documentLanguage: fc.constantFrom('es', 'en'),
  tramitByZones: fc.boolean(),
  validationStep: fc.boolean(),
  homeCards: fc.subarray(['doctor', 'center', 'company'] as Company['homeCards']),
  passwordMaxAgeDays: fc.integer({ min: 1, max: 3650 }),
  passwordChangeEnabled: fc.boolean(),
  logoutRedirectUrl: fc.constantFrom(null, 'https://elsewhere.test/'),
  policyDateCheck: fc.boolean(),
  namesOfAnyCountry: fc.boolean(),
  cardNumberPattern: fc.constant('.{12}'),
  cardNumberHint: fc.constantFrom(null, '12 cifras'),
  congruenceUrl: fc.constant(null),
  managementUrl: fc.constant(null),
  termsVersion: fc.nat(),
  complaintNotice: fc.constant(''),
  ssoAlgorithm: fc.constantFrom(null, 'HS256' as const),
  hosts: host,
  corsOrigins: fc.constantFrom<string[]>([], ['https://portal.example.org']),
});

it('a company’s answer and its form survive a round trip', () => {
  fc.assert(
    fc.property(company, (entry) => {
      const said = companyAnswer.parse(ofCompany(entry));
      const { id: _id, subdomain: _subdomain, default: _default, referencePrefix: _prefix, ...rest } = said;
      const { logo, favicon, termsVersion: _version, ...sent } = rest;
      const images = { logoImageId: logo, faviconImageId: favicon ?? null };
      const blank = { ...entry, ...images, name: '', primaryColor: '', slogan: '', homeCards: [] };
      const form = toCompanyForm(sent as Parameters<typeof toCompanyForm>[0], blank);
      expect(companySchema.parse(form)).toEqual(companySchema.parse(toCompanyForm({}, entry)));
    }),
  );
});

it('an image error is reported under the name of the sent field', () => {
  expect(['logoImageId', 'name'].map(companyPath)).toEqual(['logoImage', 'name']);
});
