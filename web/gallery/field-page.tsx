import { BYTES_OF_A_MEGABYTE } from '@aval/domain/validation/dialogs/attachment-limits';
import { cx } from 'class-variance-authority';
import { Actions } from '../app/components/actions/actions';
import { BarNote, BottomBar } from '../app/components/actions/bottom-bar';
import { Button, IconButton } from '../app/components/actions/button';
import { Breadcrumbs } from '../app/components/basics/page-head';
import { type Step, Stepper } from '../app/components/basics/stepper';
import { Combobox } from '../app/components/choices/combobox';
import { TokenCombobox } from '../app/components/choices/token-combobox';
import { DrugLetter, drugColourClass } from '../app/components/demand/drug-letter';
import { FileChip, FileChips } from '../app/components/demand/file-chip';
import { StatusBadge } from '../app/components/demand/status-badge';
import { DropZone } from '../app/components/drop-zone/drop-zone';
import { createUploads } from '../app/components/drop-zone/uploads';
import { Checkbox, Radio } from '../app/components/fields/checkbox';
import { DateInput } from '../app/components/fields/dates/date-input';
import { ErrorSummary } from '../app/components/fields/error-summary';
import { ComputedField, Field, FieldGroup } from '../app/components/fields/field';
import { formGrid } from '../app/components/fields/field-look';
import { FormSection, FormSectionHead } from '../app/components/fields/form-section';
import { RadioCards } from '../app/components/fields/radio-cards';
import { SaveLine } from '../app/components/fields/save-line';
import { SegmentedControl } from '../app/components/fields/segmented-control';
import { Select } from '../app/components/fields/select';
import { Switch } from '../app/components/fields/switch';
import { TextArea } from '../app/components/fields/text-area';
import { NumberInput, PasswordInput, TextInput } from '../app/components/fields/text-input';
import { WIZARD_GRID, WIZARD_HEAD } from '../app/features/wizard/frame/wizard-looks';
import {
  DRUG_FIELDS,
  DRUG_NAME,
  drugLine,
  SESSION_TOGGLES,
  sessionToggle,
} from '../app/features/wizard/treatment/drug-line-looks';

const STEPS: Step[] = [
  { key: 'patient', title: 'Paciente', content: 'Julián Arregui', state: 'done', to: '/1' },
  { key: 'protocol', title: 'Protocolo clínico', content: 'gástrico, IIIA', state: 'done', to: '/2' },
  { key: 'previous', title: 'Tratamientos previos', content: 'ninguno', state: 'done', to: '/3' },
  { key: 'proposal', title: 'Tratamiento propuesto', content: 'en curso', state: 'current', to: '/4' },
  { key: 'sending', title: 'Envío', content: 'pendiente', state: 'later' },
];
const fileOf = (name: string, size: number) => new File([new Uint8Array(size)], name);
const UPLOADS = createUploads({
  kept: [{ mediaId: '1', filename: 'anatomia_patologica.pdf', size: 412_000, description: 'Anatomía patológica' }],
  // One upload fails; the others stop at about two thirds.
  send(file, { onProgress }) {
    if (file.name.startsWith('RM')) return Promise.resolve({ status: 'failed' });
    setTimeout(() => onProgress(file.size * 0.64), 2_000);
    return new Promise(() => {});
  },
});
UPLOADS.add([
  fileOf('RM_craneo_con_contraste_y_sin_contraste_130426.zip', 9.1 * BYTES_OF_A_MEGABYTE),
  fileOf('TC_abdomen_pelvis_130426.zip', 12.6 * BYTES_OF_A_MEGABYTE),
  fileOf('video.mp4', 48 * BYTES_OF_A_MEGABYTE),
]);
const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

export function FieldPage() {
  return (
    <>
      <div className={WIZARD_HEAD}>
        <div>
          <Breadcrumbs crumbs={[{ label: 'Demandas', to: '/' }, { label: 'MER-26-000443' }]} />
          <h1 className="mt-1 flex items-center gap-2.5">
            Nueva demanda <StatusBadge status="draft" />
          </h1>
        </div>
        <Actions>
          <SaveLine state={{ kind: 'saved', at: new Date().toISOString() }} />
          <SaveLine state={{ kind: 'saving' }} />
          <SaveLine state={{ kind: 'stopped', onLook: () => {} }} />
        </Actions>
      </div>
      <Stepper label="Pasos de la demanda" steps={STEPS} />
      <form className={WIZARD_GRID} noValidate>
        <div>
          <FormSection>
            <FormSectionHead>
              <h2>Campos</h2>
              <p>Todos obligatorios</p>
            </FormSectionHead>
            <div className={formGrid}>
              <Field label="Diagnóstico histológico">
                <TextArea defaultValue="Carcinoma ductal infiltrante, grado 3, mama izquierda" />
              </Field>
              <Field
                label="Localización del tumor"
                className="md:col-span-6"
                hint="Al cambiarla se vacían los marcadores de abajo."
              >
                <Select options={options('Mama', 'Pulmón', 'Gástrico')} defaultValue="Mama" />
              </Field>
              <Field label="Valoración geriátrica" optional className="md:col-span-6">
                <TextInput />
              </Field>
              <FieldGroup label="Tumor (T)" className="md:col-span-6">
                <SegmentedControl
                  name="t"
                  options={options('Tx', 'T0', 'Tis', 'T1', 'T2', 'T3', 'T4')}
                  defaultValue="T2"
                />
              </FieldGroup>
              <FieldGroup label="Ganglios (N)" className="md:col-span-6" error="Elija una opción.">
                <SegmentedControl name="n" options={options('Nx', 'N0', 'N1', 'N2', 'N3')} />
              </FieldGroup>
              <Field label="Talla" className="col-span-6 md:col-span-2">
                <NumberInput unit="cm" defaultValue="172" />
              </Field>
              <Field label="Peso" className="col-span-6 md:col-span-2">
                <NumberInput unit="kg" defaultValue="74,20" />
              </Field>
              <Field
                id="ki67"
                label="Ki67"
                className="md:col-span-3"
                error="Escriba un valor de 0 a 100, con dos decimales como máximo."
              >
                <NumberInput unit="%" defaultValue="168" />
              </Field>
              <div className="md:col-span-5">
                <ComputedField label="Superficie corporal" value="1,88 m²" note="√(74,20 × 172 ÷ 3600)" />
              </div>
              <Field label="Fecha de inicio" className="md:col-span-3" hint="Termina hacia el 28/05/2026">
                <DateInput name="start" defaultValue="2026-04-27" />
              </Field>
              <Field label="Retirada del infusor" optional className="md:col-span-3">
                <DateInput name="removal" />
              </Field>
              <Field label="Centro realizador" className="md:col-span-6">
                <Combobox name="center" source="/options" label="Centros" />
              </Field>
              <Field label="Centro elegido" className="md:col-span-6">
                <Combobox
                  name="chosen"
                  source="/options"
                  label="Centros"
                  defaultValue={{ value: '1', label: 'Hospital Valdeluz' }}
                />
              </Field>
              <Field label="Códigos" className="md:col-span-6">
                <TokenCombobox
                  name="codes"
                  source="/options"
                  label="Códigos"
                  defaultValue={[
                    { value: '23', label: 'IMRT-23 · Intensidad modulada' },
                    { value: '01', label: 'IGRT-01 · Imagen guiada' },
                  ]}
                />
              </Field>
              <Field
                label="Contraseña"
                className="md:col-span-6"
                aside={<a href="/forgotten">¿Ha olvidado la contraseña?</a>}
              >
                <PasswordInput size="large" defaultValue="Demo#123" />
              </Field>
              <Field label="Motivo" className="md:col-span-6" aside="77 / 255">
                <TextArea defaultValue="Gestiono las solicitudes de los médicos de oncología de la clínica en Toledo." />
              </Field>
              <Field label="Comentario privado" optional className="md:col-span-6">
                <TextArea isPrivate placeholder="Solo para gestores, asesores y administración" />
              </Field>
              <Field label="Referencia" className="md:col-span-6">
                <TextInput readOnly value="MER-26-000443" />
              </Field>
              <FieldGroup label="Decisión">
                <RadioCards
                  name="decision"
                  defaultValue="deny"
                  options={[
                    { value: 'authorize', label: 'Autorizar', description: 'Pasa a los tramitadores para su firma' },
                    { value: 'deny', label: 'Denegar', description: 'Pasa a los tramitadores para su firma' },
                    { value: 'ask', label: 'Pedir más información', description: 'Vuelve a la médica que la envió' },
                    { value: 'evaluate', label: 'Pedir valoración', description: 'Pasa al asesor que elija' },
                  ]}
                />
              </FieldGroup>
            </div>
          </FormSection>
          <FormSection>
            <FormSectionHead>
              <Switch defaultChecked>
                <h2>Quimioterapia</h2>
              </Switch>
              <Switch>Ensayo clínico</Switch>
              <Checkbox defaultChecked>He leído la propuesta</Checkbox>
              <Checkbox>Recordar</Checkbox>
              <Radio name="r" defaultChecked>
                Uso fuera de indicación
              </Radio>
              <Radio name="r">No cubierto</Radio>
            </FormSectionHead>
            {['A', 'B', 'F'].map((letter) => (
              <fieldset className={cx(drugLine(), drugColourClass(letter))} key={letter}>
                <DrugLetter letter={letter} />
                <span className={DRUG_NAME}>Carboplatino</span>
                <div className={DRUG_FIELDS}>
                  <Field label="Fármaco" className="col-span-12 md:col-span-4">
                    <TextInput defaultValue="Carboplatino" />
                  </Field>
                  <Field label="Presentación" className="col-span-12 md:col-span-4" hint="CN 660245">
                    <Select options={options('Carboplatino 10 mg/ml, vial 45 ml')} />
                  </Field>
                  <FieldGroup label="Administrar en sesiones" className="col-span-12 md:col-span-4">
                    <div className={SESSION_TOGGLES}>
                      {[1, 2, 3, 4, 5].map((session) => (
                        <label className={sessionToggle()} key={session}>
                          <input type="checkbox" defaultChecked={session < 4} />
                          {session}
                        </label>
                      ))}
                    </div>
                  </FieldGroup>
                </div>
                <IconButton icon="trash" label={`Quitar la línea ${letter}`} />
              </fieldset>
            ))}
          </FormSection>
          <FormSection>
            <FormSectionHead>
              <h2>Botones y ficheros</h2>
            </FormSectionHead>
            <Actions>
              <Button kind="primary">Gestionar</Button>
              <Button icon="comment">Comentar</Button>
              <Button kind="ghost">Cancelar</Button>
              <Button kind="danger">Denegar de todos modos</Button>
              <Button kind="link">Ver ficha</Button>
              <IconButton icon="more" kind="default" label="Más acciones" />
              <Button kind="primary" busy>
                Enviar demanda
              </Button>
              <Button icon="reload" busy>
                Reintentar
              </Button>
              <Button kind="danger" busy>
                Denegar
              </Button>
              <Button kind="primary" blocked>
                Siguiente
              </Button>
              <Button size="small" icon="upload">
                Subir fichero
              </Button>
              <Button size="large" kind="primary">
                Entrar
              </Button>
            </Actions>
            <FileChips>
              <FileChip name="anatomia_patologica_definitivo.pdf" size="412 kB" href="/file" />
              <FileChip name="Contrato con la clínica" size="188 kB" />
            </FileChips>
            <div className="mt-4">
              <DropZone
                id="files"
                uploads={UPLOADS}
                row={({ description }) => (description === '' ? { problem: 'Escriba qué contiene.' } : {})}
              />
            </div>
          </FormSection>
        </div>
      </form>
      <BottomBar kind="steps">
        <ErrorSummary
          errors={[
            { target: 'ki67', label: 'Ki67' },
            { target: 'sessions', label: 'sesiones de C' },
          ]}
        />
        <BarNote>Se guarda solo a los 5 s</BarNote>
        <Button icon="left">Atrás</Button>
        <Button kind="primary" blocked>
          Siguiente
        </Button>
      </BottomBar>
    </>
  );
}
