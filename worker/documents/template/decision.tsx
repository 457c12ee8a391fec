import type { DocumentDecision, DocumentEdition } from '../model';
import { Field, Fields, Section, Typed } from './layout';
import { RichText } from './rich-text';
import type { Words } from './words';

/** What was decided, why, and by whom; for a denial also how to complain. */
export function DecisionSection({ decision, words }: { decision: DocumentDecision; words: Words }) {
  const { t } = words;
  const name = decision.decidedByName ?? t('system');
  const decidedBy = decision.decidedByRole ? t('person', { name, role: words.role(decision.decidedByRole) }) : name;
  return (
    <Section title={t('section.decision')}>
      <Fields>
        <Field label={t('field.outcome')}>
          <strong>{t(`outcome.${decision.outcome}`)}</strong>
        </Field>
        <Field label={t('field.decidedAt')}>{words.instant(decision.at)}</Field>
        <Field label={t('field.decidedBy')} wide={2}>
          <Typed>{decidedBy}</Typed>
        </Field>
        <Field label={t('field.reason')} wide={4}>
          {decision.reason ? words.reason(decision.reason) : t('none')}
        </Field>
        <Field label={t('field.comment')} wide={4}>
          <Typed>{decision.comment || t('none')}</Typed>
        </Field>
      </Fields>
      {decision.outcome === 'denied' && decision.complaintNotice && (
        <aside className="notice">
          <h3>{t('field.complaint')}</h3>
          <RichText html={decision.complaintNotice} />
        </aside>
      )}
    </Section>
  );
}

export function AnnulledNotice({ edition, words: { t, instant } }: { edition: DocumentEdition; words: Words }) {
  if (!edition.annulledAt) return null;
  return (
    <aside className="notice annulled">
      <strong>{t('annulled.title', { instant: instant(edition.annulledAt) })}</strong>
      <p>{t('annulled.text')}</p>
    </aside>
  );
}
