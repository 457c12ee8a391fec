import type { UserDetail } from '@aval/application/users/get-user';
import { belongsToOneCompany, relationsOf } from '@aval/domain/access/user-relations';
import { useNavigate, useSearchParams } from '@remix-run/react';
import { Avatar } from '../../../components/basics/avatar';
import { Count } from '../../../components/basics/count';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { Banner } from '../../../components/notices/banner';
import { usePageData } from '../../../shell/data/use-page-data';
import { useTranslation } from '../../../shell/words/translation';
import { DEACTIVATE, USER } from '../users-address';
import { DeactivateDialog, type LeavingAnswer } from './deactivate-dialog';
import { UserActions } from './user-actions';
import { UserFrame } from './user-frame';
import { UserState } from './user-state';
import { UserTerms } from './user-terms';

/** Maximum number of rows before the list scrolls. */
const SEEN_AT_ONCE = 10;

/** Profile of a user, as superadmins see it; the lists depend on the role. */
export function UserProfile({ user, work, terms, answer }: UserDetail & { answer: LeavingAnswer | undefined }) {
  const { t } = useTranslation(['users', 'shell', 'common', 'demand']);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isOwn = usePageData()?.user?.id === user.id;
  return (
    <UserFrame
      title={user.name}
      head={
        <span className="flex items-start gap-2.5">
          <Avatar name={user.name} imageId={user.avatarImageId} size="large" />
          <span className="flex min-w-0 flex-wrap items-center gap-x-2.5">
            {user.name}{' '}
            <span className="text-sm font-normal">
              <UserState active={user.active} />
            </span>
          </span>
        </span>
      }
      actions={isOwn ? null : <UserActions user={user} />}
    >
      <FailedNotice intents={['activate', 'send_link']} className="mb-4" />
      {answer?.refusal ? (
        <Banner tone="warn" role="alert" className="mb-4">
          {answer.refusal === 'left' ? t('leftMeanwhile') : t(user.active ? 'companyInactive' : 'inactiveMeanwhile')}
        </Banner>
      ) : null}
      <Definitions>
        <Definition label={t('common:label.role')}>{t(`shell:role.${user.role}`)}</Definition>
        {relationsOf(user.role).includes('companies') ? null : (
          <Definition label={t('common:label.company')}>
            {belongsToOneCompany(user.role) ? user.company?.name : t('ofPlatform')}
          </Definition>
        )}
        <Definition label={t('demand:field.patient.nationalId')}>{user.dni}</Definition>
        <Definition label={t('demand:field.patient.email')}>{user.email}</Definition>
        {user.role === 'DOCTOR' ? (
          <Definition label={t('field.membershipNumber')}>{user.membershipNumber}</Definition>
        ) : null}
      </Definitions>
      <div className="mt-6 grid items-start gap-x-7 gap-y-5 md:grid-cols-2">
        {relationsOf(user.role).map((relation) => {
          const related = user.relations[relation] ?? [];
          return (
            <section key={relation}>
              <h2 className="mb-2 text-base/sm">
                {t(`relation.of.${relation}`)} <Count>{String(related.length)}</Count>
              </h2>
              {related.length === 0 ? (
                <p className="text-ink-2">{t('noneRelated')}</p>
              ) : (
                <ul className="max-h-96 overflow-y-auto rounded-md border border-line-2" {...scrolledOf(related)}>
                  {related.map(({ id, name, detail, withdrawn }) => (
                    <li key={id} className="flex min-h-9 items-center gap-2 border-line px-2.5 py-1 not-last:border-b">
                      <span className="min-w-0 wrap-anywhere">{name}</span>
                      <span className="flex-none text-xs text-ink-2">
                        {[detail, withdrawn ? t('relation.withdrawn') : null].filter(Boolean).join(' · ')}
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          );
        })}
        <UserTerms terms={terms} />
      </div>
      <DeactivateDialog
        user={user}
        work={work}
        answer={answer}
        isOpen={search.has(DEACTIVATE) && user.active && !isOwn}
        onClose={() => navigate(USER.profile(user.id), { replace: true, preventScrollReset: true })}
      />
    </UserFrame>
  );
}

/** A scrolling list must be focusable, so that arrow keys scroll it. */
function scrolledOf(related: readonly unknown[]) {
  return related.length > SEEN_AT_ONCE ? { tabIndex: 0 } : {};
}
