import { expect, type Page } from '../support/test';

interface Decision {
  /** Label of the decision card. */
  decision: string;
  /** Label of the button, where it differs from the card's. */
  verb?: string;
  reason?: string;
  consultant?: string;
  comment: string;
  privateComment?: string;
  /** Label of the button that confirms the decision, when the dialog asks for confirmation. */
  confirm?: string;
}

/** A demand's page and its dialogs. */
export class DemandPage {
  constructor(readonly page: Page) {}

  async open(demandId: string): Promise<void> {
    await this.page.goto(`/app/demands/${demandId}`);
  }

  async expectStatus(status: string): Promise<void> {
    await expect(this.page.getByRole('main').getByText(status, { exact: true }).first()).toBeVisible();
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Gestionar la demanda' });
  }

  /** Dialog that replaces the decision dialog once the decision is recorded. */
  get decided() {
    return this.page.getByRole('dialog', { name: 'Decisión registrada' });
  }

  async openDecision(): Promise<void> {
    await this.page
      .getByRole('link', { name: 'Gestionar' })
      .or(this.page.getByRole('button', { name: 'Gestionar' }))
      .click();
    await expect(this.dialog).toBeVisible();
  }

  async fillDecision({ decision, reason, consultant, comment, privateComment }: Decision): Promise<void> {
    await this.dialog.getByRole('radio', { name: new RegExp(`^${decision}`) }).check();
    if (reason) await this.dialog.getByRole('radio', { name: reason, exact: true }).check();
    await this.dialog.getByLabel('Comentario', { exact: true }).fill(comment);
    if (privateComment) await this.dialog.getByRole('textbox', { name: /Comentario privado/ }).fill(privateComment);
    // Filled last: choosing an option returns the focus to its field, and text typed at that moment would land there.
    if (consultant) {
      await this.dialog.getByRole('combobox', { name: 'Asesor/a' }).fill(consultant);
      await this.page.getByRole('option', { name: consultant }).click();
    }
  }

  async decide(decision: Decision): Promise<void> {
    await this.openDecision();
    await this.fillDecision(decision);
    await this.dialog.getByRole('button', { name: decision.verb ?? decision.decision, exact: true }).click();
    if (decision.confirm) {
      await this.page.getByRole('alertdialog').getByRole('button', { name: decision.confirm }).click();
    }
    await expect(this.decided).toBeVisible();
    await expect(this.dialog).toBeHidden();
    await this.decided.getByRole('button', { name: 'Cerrar' }).first().click();
    await expect(this.decided).toBeHidden();
  }

  /** Undoes the last action through the menu. */
  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Más acciones' }).first().click();
    await this.page.getByRole('menuitem', { name: 'Deshacer' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Motivo para deshacerla').fill('Se decidió por error');
    await dialog.getByRole('button', { name: 'Deshacer', exact: true }).click();
    await expect(this.page.getByText('Última acción deshecha').first()).toBeVisible();
  }

  /** Reassigns the demand to another doctor. */
  async giveTo(doctor: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Más acciones' }).first().click();
    await this.page.getByRole('menuitem', { name: 'Cambiar de médico' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Cambiar de médico' });
    await dialog.getByRole('combobox', { name: 'Nuevo médico' }).fill(doctor);
    await this.page.getByRole('option', { name: doctor }).click();
    await dialog.getByRole('button', { name: 'Asignar' }).click();
    await expect(this.page.getByText('Médico cambiado').first()).toBeVisible();
  }

  /** Downloads the latest PDF revision of a version, or the given one; waits up to 45 s until it exists. */
  async downloadVersion(number: number, edition?: number): Promise<{ name: string; content: Buffer }> {
    const subject = edition === undefined ? `versión ${number}` : `versión ${number}, edición ${edition}`;
    const link = this.page.getByRole('link', { name: new RegExp(`Descargar el PDF de la ${subject}`, 'i') }).first();
    await expect(link).toBeVisible({ timeout: 45_000 });
    const [download] = await Promise.all([this.page.waitForEvent('download'), link.click()]);
    const parts: Buffer[] = [];
    for await (const part of await download.createReadStream()) parts.push(part as Buffer);
    return { name: download.suggestedFilename(), content: Buffer.concat(parts) };
  }
}
