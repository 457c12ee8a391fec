/**
 * `home`: what is swallowed or applied by the patient; `clinic`: what is injected or instilled; `infusion`: of that what is
 * given as an infusion and not injected.
 */
export type PresentationForm = 'home' | 'clinic' | 'infusion';

const WORDS = {
  home: /comprimid|c[aá]psula|gragea|sobre|\boral\b|jarabe|pulverizaci[oó]n nasal|crema|pomada|tablet|capsule/i,
  clinic: /vial|perfusi[oó]n|inyecta|jeringa|pluma|ampolla|intravesical|implante|infusion|injection/i,
  infusion: /perfusi[oó]n|infusion/i,
  injected: /inyec|jeringa|pluma|subcut|intramuscular|injecti|syringe/i,
};

/**
 * What a presentation is, by the words of its name as the AEMPS writes them: the catalogue has no field for it. Null where
 * they say neither, or both.
 */
export function presentationForm(presentation: string): PresentationForm | null {
  const isHome = WORDS.home.test(presentation);
  if (isHome === WORDS.clinic.test(presentation)) return null;
  if (isHome) return 'home';
  return WORDS.infusion.test(presentation) && !WORDS.injected.test(presentation) ? 'infusion' : 'clinic';
}
