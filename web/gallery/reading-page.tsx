import { DRAWN_SESSIONS, drawnSessions } from '@aval/domain/clinical/drawn-sessions';
import { Actions } from '../app/components/actions/actions';
import { Button, IconButton } from '../app/components/actions/button';
import { Definition, Definitions, Facts } from '../app/components/basics/definitions';
import { Breadcrumbs } from '../app/components/basics/page-head';
import { Section, Subheading } from '../app/components/basics/section';
import { Tag } from '../app/components/basics/tag';
import { Comment, PrivateComment, Timeline, TimelineEntry } from '../app/components/basics/timeline';
import { FileChip, FileChips } from '../app/components/demand/file-chip';
import { PdfAction, type PdfRendition, PdfState } from '../app/components/demand/pdf-state';
import { type Phase, ProgressStrip } from '../app/components/demand/progress-strip';
import { SessionGraph } from '../app/components/demand/session-graph';
import { StatusBadge } from '../app/components/demand/status-badge';
import { ScrollBox } from '../app/components/lists/scroll-box';
import { tableLook } from '../app/components/lists/table-look';
import { Banner } from '../app/components/notices/banner';
import { ASIDE, ASIDE_INNER, BODY, CONTENTS, header, headerRow } from '../app/features/demand-detail/header-looks';

const PHASES: Phase[] = [
  { key: '1', title: 'Solicitada', detail: '08/04 · v1', state: 'done' },
  { key: '2', title: 'Validada', detail: '09/04 · tramitador/a', state: 'done' },
  { key: '3', title: 'En análisis', detail: 'Gestor/a · 1 día laborable', state: 'current' },
  { key: '4', title: 'Firma de la compañía', detail: 'Tramitador/a', state: 'later' },
  { key: '5', title: 'Resolución', state: 'later' },
  { key: '6', title: 'Tratamiento', detail: '4 ciclos previstos', state: 'later' },
];
const { sessions: SESSIONS } = drawnSessions(
  {
    cycle: 1,
    totalCycles: 4,
    sessionsPerCycle: 3,
    sessionFrequencyDays: 7,
    cycleIntervalDays: 7,
    firstSessionDate: '2026-04-22',
    sessionDates: ['2026-04-22', '2026-04-29', '2026-05-06'],
  },
  DRAWN_SESSIONS,
);
const RENDITIONS: PdfRendition[] = [
  { state: 'ready', bytes: 214_000, href: '/pdf' },
  { state: 'making' },
  { state: 'failed', reason: 'El motor de documentos no respondió tras 3 intentos' },
];

export function ReadingPage() {
  return (
    <>
      <div className={header()}>
        <Breadcrumbs crumbs={[{ label: 'Demandas', to: '/' }, { label: 'MER-26-000418' }]} />
        <div className={headerRow()}>
          <h1 className="whitespace-nowrap tabular-nums">MER-26-000418</h1>
          <StatusBadge status="pending_analysis" large />
          <Tag tone="line">Versión 2</Tag>
          <Actions className="ml-auto max-md:hidden">
            <Button icon="scales">Congruencia</Button>
            <Button icon="comment">Comentar</Button>
            <Button kind="primary">Gestionar</Button>
            <IconButton kind="default" icon="more" label="Más acciones" />
          </Actions>
        </div>
        <ProgressStrip label="Progreso de la demanda" phases={PHASES} />
      </div>
      <div className={BODY}>
        <div>
          <Banner tone="warn" className="mt-4">
            <b>Compruebe la fecha de la póliza.</b> Esta compañía pide verificar la fecha de alta del asegurado.
          </Banner>
          <Section id="data" title="Datos de la demanda">
            <Definitions>
              <Definition label="Solicitada">08/04/2026</Definition>
              <Definition label="Última actualización">15/04/2026 17:26:33</Definition>
              <Definition label="Diagnóstico histológico" width="double">
                Carcinoma ductal infiltrante, grado 3, mama izquierda
              </Definition>
              <Definition label="Ki67">
                68,00 % <Tag tone="info">30 → 68 %</Tag>
              </Definition>
              <Definition label="Valoración geriátrica" />
            </Definitions>
          </Section>
          <Section id="proposal" title="Tratamiento propuesto" marks={<Tag>Quimioterapia</Tag>}>
            <Subheading>Calendario de sesiones</Subheading>
            <SessionGraph
              caption="Calendario de sesiones por fármaco, ciclos 1 a 4"
              cycleCount={4}
              sessions={SESSIONS}
              printed={SESSIONS}
              lines={[
                { letter: 'A', name: 'Pembrolizumab', sessions: [1] },
                { letter: 'B', name: 'Paclitaxel', sessions: [1, 2, 3] },
                { letter: 'F', name: 'Carboplatino', sessions: [1] },
              ]}
            />
          </Section>
          <Section id="versions" title="Versiones" count={3}>
            <ScrollBox label="Versiones">
              <table className={tableLook({ boxed: true })}>
                <thead>
                  <tr>
                    <th scope="col">Versión</th>
                    <th scope="col">PDF</th>
                    <th scope="col">
                      <span className="sr-only">Acciones</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {RENDITIONS.map((edition, index) => (
                    <tr key={edition.state}>
                      <td>Versión {3 - index}</td>
                      <td>
                        <PdfState edition={edition} />
                      </td>
                      <td>
                        <div className="flex justify-end gap-0.5">
                          <PdfAction edition={edition} subject={`versión ${3 - index}`} onRetry={() => {}} />
                        </div>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollBox>
          </Section>
          <Section
            id="history"
            title="Historial"
            count={2}
            actions={
              <Button size="small" icon="undo">
                Deshacer la última acción
              </Button>
            }
          >
            <Timeline>
              <TimelineEntry
                date="15/04/2026"
                time="17:26:33"
                instant="2026-04-15T15:26:33Z"
                status="pending_analysis"
                sentence={
                  <>
                    <b>Dr. Tomás Echeandía Ruiz</b> propuso la <b>autorización</b>
                  </>
                }
                route="Asesor/a → Gestor/a"
              >
                <Comment>
                  Indicación conforme: carcinoma triple negativo en estadio IIB, tratamiento neoadyuvante.
                </Comment>
                <PrivateComment readers="Comentario privado · gestores, asesores y administración">
                  Confirmado el FISH negativo del 10/04.
                </PrivateComment>
              </TimelineEntry>
              <TimelineEntry
                date="14/04/2026"
                time="08:50:12"
                instant="2026-04-14T06:50:12Z"
                icon="comment"
                sentence={<b>Marta Cifuentes Rey</b>}
                route="Asistente → Gestión"
              >
                <FileChips>
                  <FileChip name="biopsia_mama_izda.pdf" size="286 kB" href="/file" />
                </FileChips>
              </TimelineEntry>
            </Timeline>
          </Section>
        </div>
        <aside className={ASIDE}>
          <div className={ASIDE_INNER}>
            <nav className={CONTENTS} aria-label="Secciones">
              <a href="#data" aria-current="true">
                Datos y paciente
              </a>
              <a href="#history">
                Historial <span>6</span>
              </a>
            </nav>
            <Banner>
              <b>Propuesta del asesor: autorización</b>
              <p>Dr. Tomás Echeandía Ruiz, 15/04/2026.</p>
            </Banner>
            <Facts
              facts={[
                { label: 'Inicio', value: 'en 4 días laborables' },
                { label: 'Superficie', value: '1,67 m²' },
              ]}
            />
          </div>
        </aside>
      </div>
    </>
  );
}
