import type { CompanyTextType } from '@aval/domain/validation/companies/company-texts';
import type { Transaction } from '@aval/prisma/scope';

interface StoredText {
  html: string;
  /** Null when nothing is stored, and for the notice on complaints, which is stored as a setting. */
  updatedAt: Date | null;
}

export async function findText(tx: Transaction, companyId: number, type: CompanyTextType): Promise<StoredText> {
  if (type === 'complaint_notice') {
    const where = { id: companyId };
    const { complaintNotice } = await tx.company.findUniqueOrThrow({ where, select: { complaintNotice: true } });
    return { html: complaintNotice, updatedAt: null };
  }
  const where = { companyId_type: { companyId, type } };
  const policy = await tx.companyPolicy.findUnique({ where, select: { content: true, updatedAt: true } });
  return { html: policy?.content ?? '', updatedAt: policy?.updatedAt ?? null };
}

interface Written {
  companyId: number;
  type: CompanyTextType;
  html: string;
  at: Date;
}

/** Stores a text; an empty one is deleted. */
export async function writeText(tx: Transaction, { companyId, type, html, at }: Written): Promise<void> {
  if (type === 'complaint_notice') {
    const data = { complaintNotice: html };
    await tx.company.update({ where: { id: companyId }, data, select: { id: true } });
  } else if (html === '') {
    await tx.companyPolicy.deleteMany({ where: { companyId, type } });
  } else {
    const text = { content: html, updatedAt: at };
    await tx.companyPolicy.upsert({
      where: { companyId_type: { companyId, type } },
      create: { companyId, type, ...text },
      update: text,
    });
  }
}
