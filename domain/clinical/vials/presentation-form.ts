/**
 * `home`: swallowed or applied by the patient; `clinic`: injected or instilled; `infusion`: within `clinic`, given as
 * an infusion and not injected.
 */
export type PresentationForm = 'home' | 'clinic' | 'infusion';

const WORDS = {
  home: /comprimid|c[aá]psula|gragea|sobre|\boral\b|jarabe|pulverizaci[oó]n nasal|crema|pomada|tablet|capsule/i,
  clinic: /vial|perfusi[oó]n|inyecta|jeringa|pluma|ampolla|intravesical|implante|infusion|injection/i,
  infusion: /perfusi[oó]n|infusion/i,
  injected: /inyec|jeringa|pluma|subcut|intramuscular|injecti|syringe/i,
};

/**
 * Derives the form from the words of a presentation's name as the AEMPS writes them, because the catalogue has no field
 * for it. Null where they match neither, or both.
 */
export function presentationForm(presentation: string): PresentationForm | null {
  const isHome = WORDS.home.test(presentation);
  if (isHome === WORDS.clinic.test(presentation)) return null;
  if (isHome) return 'home';
  return WORDS.infusion.test(presentation) && !WORDS.injected.test(presentation) ? 'infusion' : 'clinic';
}
