import { addDays, civilDateOf, writtenDate } from '@aval/domain/calendar/civil-date';
import { expect, type Page } from '../support/test';
import { DropZone } from './drop-zone';

/** Formats the date `daysAhead` days from today as dd/mm/yyyy; days are those of Madrid. */
export function typedDate(daysAhead: number): string {
  return writtenDate(addDays(civilDateOf(new Date()), daysAhead));
}

type Verb = 'Enviar demanda' | 'Reenviar' | 'Enviar continuación' | 'Guardar cambio de fechas' | 'Guardar cambios';

interface NewPatient {
  cardNumber: string;
  firstName: string;
  lastName: string;
  nationalId: string;
}

/** Wizard of a demand: steps 1 to 5 and the review. */
export class WizardPage {
  constructor(readonly page: Page) {}

  get demandId(): string {
    const id = /\/app\/demands\/([0-9a-f-]{36})\/edit/.exec(this.page.url())?.[1];
    if (!id) throw new Error(`no wizard at ${this.page.url()}`);
    return id;
  }

  get next() {
    return this.page.getByRole('button', { name: 'Siguiente' });
  }

  /** Step 2. */
  get tumourSite() {
    return this.field('Localización del tumor');
  }

  /** Step 4. */
  get weight() {
    return this.field('Peso');
  }

  /** Step 4. */
  sessionDate(number: number) {
    return this.field(`Fecha de la sesión ${number}`);
  }

  /** Finds a field by its whole label, since buttons of findings are named after the field that they justify. */
  private field(label: string) {
    return this.page.getByLabel(label, { exact: true });
  }

  async goOn(heading: string): Promise<void> {
    await this.next.click();
    await this.expectStep(heading);
  }

  async expectStep(heading: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: heading, level: 2 }).first()).toBeVisible();
  }

  /** Step 4: replaces the drug lines with the regimen TC and chooses the first pack of each drug. */
  async putInTc(): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Esquema' }).fill('docetaxel-ciclo');
    await this.page.getByRole('option', { name: /^TC \(docetaxel/ }).click();
    await this.page.getByRole('button', { name: 'Sustituir por este esquema' }).click();
    await this.choosePacks();
  }

  async choosePacks(): Promise<void> {
    for (const presentation of await this.page.getByLabel('Presentación', { exact: true }).all()) {
      await expect(presentation).toBeEnabled();
      await presentation.selectOption({ index: 1 });
    }
  }

  async choosePatient(cardNumber: string, name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: /Buscar paciente/ }).fill(cardNumber);
    await this.page.getByRole('option', { name: `${name} ${cardNumber}` }).click();
  }

  /** Step 1: creates a new patient. */
  async createPatient(patient: NewPatient): Promise<void> {
    await this.typePatient(patient);
    await this.page.getByRole('button', { name: 'Crear paciente' }).last().click();
    await expect(this.page.getByRole('combobox', { name: /Buscar paciente/ })).toHaveValue(
      `${patient.firstName} ${patient.lastName}`,
    );
  }

  async typePatient(patient: NewPatient): Promise<void> {
    await this.page.getByRole('button', { name: 'Crear paciente' }).first().click();
    await this.page.getByLabel('Número de tarjeta').fill(patient.cardNumber);
    await this.page.getByLabel('Nombre', { exact: true }).fill(patient.firstName);
    await this.page.getByLabel('Apellidos').fill(patient.lastName);
    await this.page.getByLabel('DNI/NIE', { exact: true }).fill(patient.nationalId);
    await this.page.getByLabel('Fecha de nacimiento').fill('14/02/1961');
    await this.page.getByRole('group', { name: 'Género' }).getByText('Mujer', { exact: true }).click();
    await this.page.getByLabel('Tipo de paciente').selectOption({ label: 'Privada' });
  }

  /** Step 2: a breast tumour with its markers. */
  async fillProtocol(diagnosis: string): Promise<void> {
    await this.page.getByLabel('Diagnóstico histológico').fill(diagnosis);
    await this.tumourSite.selectOption({ label: 'Mama' });
    await this.pick('Tumor (T)', 'T2');
    await this.pick('Ganglios (N)', 'N1');
    await this.pick('Metástasis (M)', 'M0');
    await this.page.getByLabel('Estadio', { exact: true }).selectOption({ label: 'IIB' });
    await this.pick('ECOG', '1');
    await this.page.getByLabel('Tipo', { exact: true }).selectOption({ label: 'Carcinoma ductal infiltrante' });
    await this.page.getByRole('textbox', { name: 'Ki67' }).fill('28,5');
    await this.pick('Receptor de estrógenos (RE)', 'Positivo (+)');
    await this.pick('Receptor de progesterona (RP)', 'Positivo (+)');
    await this.pick('HER2/neu', '−');
    await this.pick('FISH HER2/neu', 'No realizado');
  }

  /** Step 3: one surgery, 60 days ago. */
  async addPreviousSurgery(description: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: 'Cirugía' }).check();
    await this.page.getByLabel('Fecha', { exact: true }).fill(typedDate(-60));
    await this.page.getByLabel('Descripción', { exact: true }).fill(description);
  }

  /** Step 4: four cycles of one drug, one session each. */
  async fillChemotherapy(): Promise<void> {
    await this.page.getByRole('switch', { name: 'Quimioterapia' }).click();
    await this.page.getByLabel('Intención', { exact: true }).selectOption({ label: 'Adyuvante' });
    await this.page.getByLabel('Talla', { exact: true }).fill('164');
    await this.weight.fill('68,5');
    await this.page.getByLabel('N.º de ciclos', { exact: true }).fill('4');
    await this.page.getByLabel('Sesiones por ciclo', { exact: true }).fill('1');
    await this.page.getByLabel('Intervalo', { exact: true }).fill('21');
    await this.page.getByRole('button', { name: 'Añadir fármaco' }).click();
    const line = this.page.getByRole('group', { name: /^Línea A/ });
    await line.getByRole('combobox', { name: 'Fármaco' }).fill('docetaxel');
    await this.page
      .getByRole('option', { name: /docetaxel/i })
      .first()
      .click();
    const presentation = line.getByLabel('Presentación', { exact: true });
    await expect(presentation).toBeEnabled();
    await presentation.selectOption({ index: 1 });
    await line.getByLabel('Dosis', { exact: true }).fill('75');
    await line.getByLabel('Tipo de dosis', { exact: true }).selectOption({ label: 'mg/m²' });
    await line.getByLabel('Vía', { exact: true }).selectOption({ label: 'Intravenosa' });
    await line.getByRole('checkbox', { name: 'Sesión 1' }).check();
    await this.sessionDate(1).fill(typedDate(14));
  }

  /** Step 4: radiotherapy alone. */
  async fillRadiotherapy(start: string): Promise<void> {
    await this.page.getByRole('switch', { name: 'Radioterapia' }).click();
    const entry = this.page.getByRole('group', { name: 'Tratamiento 1' });
    await entry.getByLabel('Intención', { exact: true }).selectOption({ label: 'Adyuvante' });
    await entry.getByRole('combobox', { name: 'Códigos' }).fill('AV-RT-1');
    await this.page
      .getByRole('option', { name: /AV-RT-1/ })
      .first()
      .click();
    await entry.getByLabel('Descripción detallada').fill('Mama completa con hipofraccionamiento');
    await entry.getByLabel('Dosis total', { exact: true }).fill('40,05');
    await entry.getByLabel('Fraccionamiento por día', { exact: true }).fill('2,67');
    await entry.getByLabel('Número de sesiones', { exact: true }).fill('15');
    await entry.getByLabel('Volumen de tejido').fill('420');
    await entry.getByLabel('Fecha de inicio').fill(start);
    await this.pick('Complejidad', '3');
  }

  /** Step 5: performing center and comments. */
  async fillExtras(observations: string, performingCenter?: string): Promise<void> {
    if (performingCenter) {
      await this.page.getByRole('combobox', { name: 'Centro realizador' }).fill(performingCenter);
      await this.page.getByRole('option', { name: performingCenter }).first().click();
    }
    await this.page.getByLabel('Observaciones').fill(observations);
    await this.page.getByLabel('Comentarios oficiales').fill('Informe clínico a disposición de la compañía.');
  }

  async attach(description: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await new DropZone(this.page).attach(description, file);
  }

  /** Goes from the last step to the review. */
  async review(title = 'Revise y envíe'): Promise<void> {
    await this.page.getByRole('button', { name: 'Revisar' }).click();
    await this.expectStep(title);
  }

  /** Opens the review and submits it with the given button. */
  async send(verb: Verb): Promise<void> {
    await this.review(verb.startsWith('Guardar') ? 'Revise y guarde' : 'Revise y envíe');
    await this.page.getByRole('button', { name: verb }).click();
    await expect(this.page).not.toHaveURL(/\/edit/);
  }

  async pick(group: string, option: string): Promise<void> {
    await this.page.getByRole('group', { name: group, exact: true }).getByText(option, { exact: true }).click();
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.getByText(/Guardado a las \d\d:\d\d/)).toBeVisible();
  }
}
