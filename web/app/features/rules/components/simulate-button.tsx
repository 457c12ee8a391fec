import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import { Button } from '../../../components/actions/button';
import { focusHiddenField } from '../../../components/fields/focus-hidden-field';
import { useTranslation } from '../../../shell/words/translation';
import type { SimulationDesk } from '../use-simulations';
import { SIMULATION_SECTION } from './simulation-section';

interface SimulateButtonProps {
  desk: SimulationDesk;
  schema: z.ZodType;
  form: { id: string; validate(): void };
}

/** Simulates the settings in the form, if valid, without saving them. */
export function SimulateButton({ desk, schema, form }: SimulateButtonProps) {
  const { t } = useTranslation('rules');
  function simulate(element: HTMLFormElement | null) {
    if (!element) return;
    const typed = new FormData(element);
    if (parseWithZod(typed, { schema, disableAutoCoercion: true }).status !== 'success') {
      form.validate();
      focusHiddenField(element, form.id);
      return;
    }
    desk.start(typed);
    document.getElementById(SIMULATION_SECTION)?.scrollIntoView({ block: 'start' });
  }
  return (
    <Button busy={desk.sending === 'start'} onClick={({ currentTarget }) => simulate(currentTarget.form)}>
      {t('simulation.start')}
    </Button>
  );
}
