import type { ReadableBook } from '@aval/application/congruence/rule-book/get-rule-book';
import { rulesByRoom } from '@aval/domain/congruence/book/rule-rooms';
import { ButtonLink } from '../../../components/actions/button';
import { Count } from '../../../components/basics/count';
import { Page } from '../../../components/basics/page';
import { PageHead } from '../../../components/basics/page-head';
import { useTranslation } from '../../../shell/words/translation';
import { companyRules } from '../rules-address';
import { RoomLinks } from './room-links';
import { RulesTable } from './rules-table';

const BESIDE = 'grid grid-cols-[minmax(0,1fr)] gap-x-9 xl:grid-cols-[minmax(0,1fr)_15rem]';
/** The last row of a table needs no border below. */
const GROUP = 'scroll-mt-topbar pt-6 max-md:pt-5 [&_table]:table-fixed';

/** All rules with their sources, by group, with the settings of the company in context. */
export function RulesPage({ rules, book, company, mayEdit }: ReadableBook & { mayEdit: boolean }) {
  const { t } = useTranslation('rules');
  const rooms = rulesByRoom(rules);
  return (
    <Page>
      <PageHead
        title={t('title')}
        count={String(rules.length)}
        lead={`${t('lead')} ${company ? t('ofCompany', { company: company.name, version: book.version }) : t('asItComes')}`}
        actions={
          mayEdit && company ? (
            <ButtonLink kind="primary" icon="pencil" to={companyRules(company.id)}>
              {t('edit')}
            </ButtonLink>
          ) : null
        }
      />
      <div className={BESIDE}>
        <RoomLinks rooms={rooms} />
        <div className="min-w-0 xl:col-start-1 xl:row-start-1">
          {rooms.map(({ room, rules: ofRoom }) => (
            <section key={room} id={room} aria-labelledby={`${room}-title`} className={GROUP}>
              <h2 id={`${room}-title`} className="mb-2">
                {t(`room.${room}`)} <Count>{ofRoom.length}</Count>
              </h2>
              <RulesTable caption={t(`room.${room}`)} rules={ofRoom} book={book} />
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
