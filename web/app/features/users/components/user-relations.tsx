import type { Related, Relations } from '@aval/application/users/relations/user-relations';
import type { RoleName } from '@aval/domain/access/roles';
import { RELATIONS, type Relation, relationsOf } from '@aval/domain/access/user-relations';
import type { FieldMetadata } from '@conform-to/react';
import { RelationPicker } from '../../../components/choices/relation-picker';
import type { FoundOption } from '../../../components/choices/use-async-options';
import type { TellField } from '../../../components/entries/entry-form';
import { FormSection, FormSectionHead } from '../../../components/fields/form-section';
import { useTranslation } from '../../../shell/words/translation';
import { RelationConsequences } from '../../relations/components/relation-consequences';
import { isDifference, type RelationDifference, writeDifference } from '../../relations/relation-difference';
import { USER } from '../users-address';

interface UserRelationsProps {
  fields: Readonly<Record<Relation, FieldMetadata<unknown>>>;
  tell: TellField;
  role: RoleName;
  company: { id: number; tramitByZones: boolean } | null;
  /** Stored relations. */
  kept: Relations;
  /** Initial relations of a new user. */
  preset?: Relations;
  /** Existing user, for whom the consequences of changes are requested. */
  edited?: { id: number; companyId: number | null };
}

/** Fields for the relations of a role. */
export function UserRelations({ fields, tell, role, company, kept, preset = {}, edited }: UserRelationsProps) {
  const { t } = useTranslation('users');
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
      <div className="grid items-start gap-x-5 gap-y-5 md:grid-cols-2">
        {shown.map((relation) => (
          <RelationPicker
            // A new company resets relations to its people.
            key={`${relation} ${isOfCompany(relation) ? company?.id : ''}`}
            {...tell(fields[relation])}
            hint={undefined}
            name={fields[relation].name}
            addLabel={t(`relation.add.${relation}`)}
            source={sourceOf(relation, role, company)}
            kept={(kept[relation] ?? []).map((each) => toOption(each, t('relation.withdrawn')))}
            preset={(preset[relation] ?? []).map((each) => toOption(each, t('relation.withdrawn')))}
            optional={relation !== 'companies'}
          />
        ))}
      </div>
      {edited ? <RelationConsequences address={askedOf(edited, differenceOf(fields, kept, company))} /> : null}
    </FormSection>
  );
}

/** Returns the difference between chosen and stored relations. */
function differenceOf(
  fields: UserRelationsProps['fields'],
  kept: Relations,
  company: { id: number } | null,
): RelationDifference {
  const chosen = (relation: Relation) => [fields[relation].value ?? []].flat().map(Number);
  const stored = (relation: Relation) => (kept[relation] ?? []).map(({ id }) => id);
  const each = (of: (relation: Relation) => number[]) =>
    Object.fromEntries(RELATIONS.map((relation) => [relation, of(relation)]));
  return {
    companyId: company?.id ?? null,
    added: each((relation) => chosen(relation).filter((id) => !stored(relation).includes(id))),
    removed: each((relation) => stored(relation).filter((id) => !chosen(relation).includes(id))),
  };
}

function askedOf({ id, companyId }: { id: number; companyId: number | null }, difference: RelationDifference) {
  return isDifference(difference, companyId) ? `${USER.consequences(id)}?${writeDifference(difference)}` : null;
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
