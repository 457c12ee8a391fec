import type { Related, Relations } from '@aval/application/users/relations/user-relations';
import type { RoleName } from '@aval/domain/access/roles';
import { type Relation, relationsOf } from '@aval/domain/access/user-relations';
import type { FieldMetadata } from '@conform-to/react';
import { RelationPicker } from '../../../components/choices/relation-picker';
import type { FoundOption } from '../../../components/choices/use-async-options';
import { FormSection, FormSectionHead } from '../../../components/fields/form-section';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';

interface UserTiesProps {
  fields: Readonly<Record<Relation, Pick<FieldMetadata<unknown>, 'id' | 'name' | 'errors'>>>;
  role: RoleName;
  company: { id: number; tramitByZones: boolean } | null;
  /** What is stored now. */
  kept: Relations;
  /** Of somebody new, what is chosen to begin with. */
  preset?: Relations;
}

/** Whom and what somebody of a role is tied to. */
export function UserTies({ fields, role, company, kept, preset = {} }: UserTiesProps) {
  const { t } = useTranslation('users');
  const told = useFieldWords();
  const shown = relationsOf(role).filter((relation) => {
    if (relation === 'zones') return company?.tramitByZones || (kept.zones ?? []).length > 0;
    return relation === 'companies' || relation === 'centers' || company !== null;
  });
  if (shown.length === 0) return null;
  return (
    <FormSection>
      <FormSectionHead>
        <h2>{t('relations')}</h2>
      </FormSectionHead>
      <div className="grid items-start gap-x-7 gap-y-5 md:grid-cols-2">
        {shown.map((relation) => (
          <RelationPicker
            // People of another company cannot be chosen any more.
            key={`${relation} ${isOfCompany(relation) ? company?.id : ''}`}
            {...told(fields[relation])}
            name={fields[relation].name}
            label={t(`relation.of.${relation}`)}
            addLabel={t(`relation.add.${relation}`)}
            source={sourceOf(relation, role, company)}
            kept={(kept[relation] ?? []).map((each) => toOption(each, t('relation.withdrawn')))}
            preset={(preset[relation] ?? []).map((each) => toOption(each, t('relation.withdrawn')))}
            optional={relation !== 'companies'}
          />
        ))}
      </div>
    </FormSection>
  );
}

function isOfCompany(relation: Relation): boolean {
  return relation === 'doctors' || relation === 'assistants';
}

function sourceOf(relation: Relation, role: RoleName, company: { id: number } | null): string {
  const kind = relation === 'centers' && role === 'DOCTOR' ? 'prescriberCenters' : relation;
  return `/app/options/${kind}${isOfCompany(relation) ? `?companyId=${company?.id}` : ''}`;
}

function toOption({ id, name, detail, withdrawn }: Related, isWithdrawn: string): FoundOption {
  const description = [detail, withdrawn ? isWithdrawn : null].filter(Boolean).join(' · ');
  return { value: String(id), label: name, ...(description ? { description } : {}) };
}
