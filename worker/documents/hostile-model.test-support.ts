import type { DocumentModel } from './model';
import { sampleModel } from './sample-model.test-support';

const NOWHERE = '127.0.0.1:9';

/** Texts that attempt injection; each must be printed literally. `address` is the target of their requests. */
export const hostileTexts = (address = NOWHERE): string[] => [
  `<script>fetch('http://${address}/script')</script>`,
  `"><img src=http://${address}/img onerror=alert(1)>`,
  `<link rel=stylesheet href=http://${address}/link>`,
  `</style><style>@import url(http://${address}/css)</style>`,
  `<iframe src="http://${address}/frame"></iframe>`,
  `<meta http-equiv="refresh" content="0;url=http://${address}/redirect">`,
  `"; } @page { background: url(http://${address}/page) } /*`,
  `&lt;b&gt; &amp;#60; %3Cb%3E \\3c b`,
];

/** A model whose texts are all hostile, including emoji and right-to-left letters. */
export function hostileModel(address = NOWHERE): DocumentModel {
  const whole = hostileTexts(address).join('\n');
  const model = sampleModel();
  const { content } = model;
  const { chemotherapy, radiotherapy } = content.treatment;
  return {
    ...model,
    tenant: { ...model.tenant, name: whole, slogan: whole, primaryColor: `red;} ${whole}` },
    reference: whole,
    version: { ...model.version, changeDatesReason: whole },
    assistantName: whole,
    patient: {
      ...model.patient,
      firstName: `${whole} 👩‍⚕️🫀 مريض`,
      lastName: `${whole} שלום \u202egnp.txt`,
      nationalId: whole,
      cardNumber: whole,
      gender: whole,
      type: whole,
    },
    content: {
      ...content,
      protocol: {
        ...content.protocol,
        geriatricAssessment: whole,
        histologicalDiagnosis: whole,
        t: whole,
        stage: whole,
        markers: Object.fromEntries(Object.keys(content.protocol.markers).map((marker) => [marker, whole])),
      },
      previousTreatments: [{ type: whole, date: '2025-11-04', description: whole }],
      exposures: [],
      treatment: {
        chemotherapy: chemotherapy && {
          ...chemotherapy,
          intention: whole,
          antiemetics: whole,
          antihistamines: whole,
          corticosteroids: whole,
          erythropoietins: whole,
          otherBisphosphonates: whole,
        },
        radiotherapy: radiotherapy?.map((treatment) => ({ ...treatment, detailedDescription: whole })) ?? null,
      },
      extras: { ...content.extras, previousRegimen: whole, observations: whole, officialComments: whole },
      names: {
        doctor: { name: whole, membershipNumber: whole },
        drugs: { 1: whole, 2: whole, 3: whole },
        presentations: { 1: { presentation: whole, nationalCode: whole } },
        centers: { 1: { name: whole, province: whole } },
        regimen: whole,
        codes: { 7: { code: whole, type: whole } },
      },
    },
    attachments: model.attachments.map((attachment) => ({ ...attachment, description: whole, fileName: whole })),
    versions: model.versions.map((version) => ({ ...version, changeDatesReason: whole })),
    history: model.history.map((entry) => ({
      ...entry,
      actorName: whole,
      toUserName: whole,
      comment: whole,
      attachmentNames: [whole],
    })),
    decision: {
      outcome: 'denied',
      reason: 'NOCUBIERTODENEGADO',
      decidedByName: whole,
      decidedByRole: 'REPRESENTATIVE',
      at: model.edition.madeAt,
      comment: whole,
      complaintNotice: `<p>Reclame en ${whole}</p>`,
    },
  };
}
