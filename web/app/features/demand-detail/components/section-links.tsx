import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { seriousFindings } from '@aval/domain/congruence/report/serious-findings';
import { Link, useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCutEdges } from '../../../components/actions/use-cut-edges';
import { useKeptInSight } from '../../../components/actions/use-kept-in-sight';
import { useNumbers } from '../../../shell/words/numbers';
import { SeverityMark } from '../../congruence/components/severity-mark';
import type { findingPlace } from '../../congruence/finding-place';
import type { entryPlace } from '../../decisions/last-proposal';
import { commentsOf } from '../demand-summary';
import { CONTENTS, TABS } from '../header-looks';
import { useDetailWords } from '../use-detail-words';

const SECTIONS = [
  'summary',
  'data',
  'comments',
  'protocol',
  'previous',
  'treatment',
  'congruence',
  'attachments',
  'versions',
  'history',
] as const;
export type SectionId = (typeof SECTIONS)[number];

const WORDS = {
  summary: 'summary',
  data: 'data',
  comments: 'comments',
  protocol: 'protocol',
  previous: 'previousTreatments',
  treatment: 'treatment',
  congruence: 'congruence',
  attachments: 'attachments',
  versions: 'versions',
  history: 'history',
} as const satisfies Record<SectionId, string>;

/** Sections of a draft, which has no history yet. */
const DRAFT_SECTIONS = [
  'summary',
  'data',
  'protocol',
  'previous',
  'treatment',
  'attachments',
] as const satisfies readonly SectionId[];

function sectionsOf({ version }: DemandDetail): readonly SectionId[] {
  return version ? SECTIONS : DRAFT_SECTIONS;
}

/** List of sections beside a wide page. */
export function ContentsList({ demand }: { demand: DemandDetail }) {
  const numbers = useNumbers();
  const { t } = useDetailWords();
  const sections = sectionsOf(demand);
  const current = useCurrentSection(sections);
  const serious = countSerious(demand);
  return (
    <nav className={CONTENTS} aria-label={t('detail:onThisPage')}>
      <ul>
        {sections.map((id) => {
          const count = countOf(id, demand);
          return (
            <li key={id}>
              <SectionLink id={id} isCurrent={id === current}>
                {id === 'data' ? t('detail:shortSection.data') : t(`demand:section.${WORDS[id]}`)}
                {id === 'congruence' && serious > 0 ? (
                  <span>
                    <SeverityMark severity="serious" count={serious} />
                  </span>
                ) : count === null ? null : (
                  <span>{numbers.integer(count)}</span>
                )}
              </SectionLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** List of sections as tabs below the header, for narrow pages. */
export function SectionTabs({ demand }: { demand: DemandDetail }) {
  const { t } = useDetailWords();
  const sections = sectionsOf(demand);
  const current = useCurrentSection(sections);
  const serious = countSerious(demand);
  const tabs = useRef<HTMLElement>(null);
  useKeptInSight(tabs, sections.indexOf(current));
  useCutEdges(tabs);
  return (
    <nav ref={tabs} className={TABS} aria-label={t('detail:sections')}>
      {sections.map((id) => (
        <SectionLink key={id} id={id} isCurrent={id === current}>
          {t(`detail:shortSection.${WORDS[id]}`)}
          {id === 'congruence' && serious > 0 ? <SeverityMark severity="serious" count={serious} isShort /> : null}
        </SectionLink>
      ))}
    </nav>
  );
}

interface SectionLinkProps {
  id: SectionId | ReturnType<typeof entryPlace> | ReturnType<typeof findingPlace>;
  isCurrent?: boolean;
  children: ReactNode;
}

/**
 * Each jump adds a history entry with its own scroll position; native jumps share one, and going back would restore the
 * first one's position. Beside an open dialog a jump replaces the entry, because going back would otherwise reopen the
 * dialog.
 */
export function SectionLink({ id, isCurrent = false, children }: SectionLinkProps) {
  const { search, state } = useLocation();
  const isBesideDialog = new URLSearchParams(search).has('action');
  return (
    <Link
      to={{ search, hash: id }}
      replace={isBesideDialog}
      state={isBesideDialog ? state : null}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
    </Link>
  );
}

function countSerious({ version }: DemandDetail): number {
  return seriousFindings(version?.congruence?.findings ?? []).length;
}

function countOf(id: SectionId, { history, attachments, versions, version, draft }: DemandDetail): number | null {
  const content = version?.content ?? draft;
  switch (id) {
    case 'comments':
      return commentsOf({ history }).length;
    case 'previous':
      return content?.previousTreatments?.length ?? null;
    case 'congruence':
      return version?.congruence?.findings.length ?? null;
    case 'attachments':
      return attachments.length;
    case 'versions':
      return versions.length;
    case 'history':
      return history.length;
    case 'treatment': {
      const treatment = content?.treatment;
      return treatment ? (treatment.chemotherapy?.drugs.length ?? 0) + (treatment.radiotherapy?.length ?? 0) : null;
    }
    case 'summary':
    case 'data':
    case 'protocol':
      return null;
  }
}

/** Returns the section currently below the header. */
function useCurrentSection(sections: readonly SectionId[]): SectionId {
  const [current, setCurrent] = useState<SectionId>('summary');
  useEffect(() => {
    function look() {
      const edge = window.innerHeight * 0.35;
      const passed = sections.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? edge) < edge);
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setCurrent((isAtEnd && window.scrollY > 0 ? sections.at(-1) : passed.at(-1)) ?? 'summary');
    }
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [sections]);
  return current;
}
