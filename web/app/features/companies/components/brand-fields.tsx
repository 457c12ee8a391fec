import type { FieldMetadata } from '@conform-to/react';
import { Icon } from '../../../components/basics/icon';
import type { TellField } from '../../../components/entries/entry-form';
import { Field } from '../../../components/fields/field';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { colourTyped, guardOf, type TypedColours } from '../brand-facts';
import { BrandPreview } from './brand-preview';
import { ColourInput } from './colour-input';

interface BrandFieldsProps {
  fields: Readonly<
    Record<'primaryColor' | 'secondaryColor' | 'tertiaryColor' | 'name' | 'slogan', FieldMetadata<unknown>>
  >;
  tell: TellField;
}

const KINDS = ['primary', 'secondary', 'tertiary'] as const;

/** Fields of the three colours, with the derived colours and a preview. */
export function BrandFields({ fields, tell }: BrandFieldsProps) {
  const typed = (field: FieldMetadata<unknown>) => (field.value === undefined ? undefined : String(field.value));
  const colours: TypedColours = {
    primary: colourTyped(typed(fields.primaryColor)),
    secondary: colourTyped(typed(fields.secondaryColor)),
    tertiary: colourTyped(typed(fields.tertiaryColor)),
  };
  return (
    <div className="grid gap-4">
      {KINDS.map((kind) => (
        <Field key={kind} {...tell(fields[`${kind}Color`])}>
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <ColourInput
              name={fields[`${kind}Color`].name}
              defaultValue={fields[`${kind}Color`].defaultValue as string}
            />
            <Guard kind={kind} colours={colours} />
          </div>
        </Field>
      ))}
      <BrandPreview colours={colours} name={typed(fields.name) ?? ''} slogan={typed(fields.slogan) ?? ''} />
    </div>
  );
}

function Guard({ kind, colours }: { kind: keyof TypedColours; colours: TypedColours }) {
  const { t } = useTranslation('companies');
  const numbers = useNumbers();
  const stored = colours[kind];
  if (stored === null) return null;
  const { painted, ratio, isTurned, dark } = guardOf(kind, colours);
  const ratioOf = (value: number) => `${numbers.decimal(value)}:1`;
  return (
    <>
      <span className="flex items-center gap-2 text-ink-2">
        <Swatch colour={stored} />
        <Icon name="arrow" small />
        <Swatch colour={painted} />
      </span>
      {/* Whole below the input where it does not fit beside it. */}
      <span className="text-ink-2 text-xs">
        {painted === stored ? t('guard.asIs') : t(isTurned ? 'guard.turned' : 'guard.instead', { painted })}{' '}
        {ratio === null ? t('guard.noText') : t('guard.ratio', { ratio: ratioOf(ratio) })}{' '}
        {dark ? t('guard.dark', { painted: dark.painted, ratio: ratioOf(dark.ratio) }) : null}
      </span>
    </>
  );
}

/** SVG, because the content security policy forbids inline styles. */
function Swatch({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 28 20" className="h-5 w-7 flex-none rounded-sm border border-line-2" aria-hidden="true">
      <rect width="28" height="20" fill={colour} />
    </svg>
  );
}
