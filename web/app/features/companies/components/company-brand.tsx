import type { Company } from '@aval/application/companies/company-columns';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { Section } from '../../../components/basics/section';
import { useTranslation } from '../../../shell/words/translation';

const COLOURS = ['primaryColor', 'secondaryColor', 'tertiaryColor'] as const;
const IMAGES = ['logoImageId', 'faviconImageId'] as const;

/** Colours and pictures of a company, as they are stored. */
export function CompanyBrand({ company }: { company: Company }) {
  const { t } = useTranslation('companies');
  return (
    <Section id="brand" title={t('section.brand')}>
      <Definitions>
        {COLOURS.map((name) => (
          <Definition key={name} label={t(`field.${name}`)}>
            <Swatch colour={company[name]} />
          </Definition>
        ))}
        {IMAGES.map((name) => (
          <Definition key={name} label={t(`field.${name}`)}>
            {company[name] ? (
              <img
                className="max-h-10 max-w-40 rounded-sm bg-white p-1 inset-ring inset-ring-line"
                src={`/images/${company[name]}`}
                alt=""
              />
            ) : null}
          </Definition>
        ))}
      </Definitions>
    </Section>
  );
}

/** Drawn as SVG, because the content policy allows no style attribute. */
function Swatch({ colour }: { colour: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-mono">
      <svg className="size-4.5 rounded-sm inset-ring inset-ring-line" viewBox="0 0 18 18" aria-hidden="true">
        <rect width="18" height="18" rx="4" fill={`#${colour}`} />
      </svg>
      #{colour}
    </span>
  );
}
