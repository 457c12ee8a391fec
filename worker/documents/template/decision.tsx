import type { DocumentAnnulment, DocumentDecision } from '../model';
import { Field, Fields, Section, Typed } from './layout';
import { RichText } from './rich-text';
import type { Words } from './words';

/** Prints the decision, its reason and author; for a denial also how to complain. */
export function DecisionSection({
  decision,
  isAnnulled,
  words,
}: {
  decision: DocumentDecision;
  isAnnulled: boolean;
  words: Words;
}) {
  const { t } = words;
  const name = decision.decidedByName ?? t('system');
  const decidedBy = decision.decidedByRole ? t('person', { name, role: words.role(decision.decidedByRole) }) : name;
  return (
    <Section title={t('section.decision')}>
      <Fields>
        <Field label={t('field.outcome')}>
          <strong>{t(isAnnulled ? `annulled.outcome.${decision.outcome}` : `outcome.${decision.outcome}`)}</strong>
        </Field>
        <Field label={t('field.decidedAt')}>{words.instant(decision.at)}</Field>
        <Field label={t('field.decidedBy')} wide={2}>
          <Typed>{decidedBy}</Typed>
        </Field>
        <Field label={t('common:label.reason')} wide={4}>
          {decision.reason ? words.reason(decision.reason) : t('none')}
        </Field>
        <Field label={t('field.comment')} wide={4}>
          <Typed>{decision.comment || t('none')}</Typed>
        </Field>
      </Fields>
      {decision.outcome === 'denied' && !isAnnulled && decision.complaintNotice && (
        <aside className="notice">
          <h3>{t('field.complaint')}</h3>
          <RichText html={decision.complaintNotice} />
        </aside>
      )}
    </Section>
  );
}

/** Prints that the decision was undone, by whom and why: above everything else, with a watermark on each page. */
export function AnnulledNotice({ annulment, words }: { annulment: DocumentAnnulment; words: Words }) {
  const { t } = words;
  const name = annulment.byName ?? t('system');
  const who = annulment.byRole ? t('person', { name, role: words.role(annulment.byRole) }) : name;
  return (
    <>
      <p className="watermark" aria-hidden="true">
        {t('annulled.watermark')}
      </p>
      <aside className="notice annulled">
        <strong>{t('annulled.title', { instant: words.instant(annulment.at) })}</strong>
        <p>
          {t('annulled.by')} <Typed>{who}</Typed>. {t('common:label.reason')}:{' '}
          <Typed>{annulment.reason || t('annulled.withoutReason')}</Typed>
        </p>
        <p>{t('annulled.text')}</p>
      </aside>
    </>
  );
}
