import type { Facts } from '../subject/read-subject';
import type { RadiotherapyCode } from '../subject/subject';

const CODES = {
  external: { code: 'R-1', type: 'Radioterapia conformada', radioType: 'Externa' },
  stereotactic: { code: 'R-2', type: 'SBRT pulmonar', radioType: 'Estereotáxica' },
  intraoperative: { code: 'R-3', type: 'Electrones en quirófano', radioType: 'Intraoperatoria' },
  brachytherapy: { code: 'R-4', type: 'Implante de semillas', radioType: 'Braquiterapia' },
  totalBody: { code: 'R-5', type: 'Acondicionamiento', radioType: 'Corporal total' },
  totalSkin: { code: 'R-6', type: 'Irradiación cutánea total', radioType: 'Electrones' },
  bifractionated: { code: 'AV-RT-115', type: 'Radioterapia torácica bifraccionada', radioType: 'Externa' },
  conventional: { code: 'AV-RT-114', type: 'Radioterapia torácica', radioType: 'Externa' },
  stereotacticLung: { code: 'AV-RT-151', type: 'SBRT pulmonar', radioType: 'Estereotáxica' },
  longCourse: { code: 'AV-RT-118\nIncluye simulación', type: 'Radioterapia pélvica', radioType: 'Externa' },
  prophylactic: { code: 'AV-RT-104', type: 'Irradiación craneal profiláctica', radioType: 'Externa' },
  breast: { code: 'AV-RT-111', type: 'Radioterapia conformada 3D de mama', radioType: 'Externa' },
} satisfies Record<string, RadiotherapyCode>;

export type Codes = readonly (keyof typeof CODES)[];

const NAMES = Object.keys(CODES) as (keyof typeof CODES)[];

/** Facts with a catalogue of one code for each technique and some of the reference schedules. */
export const radiotherapyFacts: Partial<Facts> = {
  radiotherapyCodes: new Map(NAMES.map((name, index) => [index + 1, CODES[name]])),
};

interface CourseCase {
  codes?: Codes;
  type?: string | null;
  intention?: string | null;
  total: number | null;
  perFraction: number | null;
  sessions: number | null;
}

/** Content with one radiotherapy. */
export function courseWith({ codes = [], type = null, intention = null, total, perFraction, sessions }: CourseCase) {
  return {
    protocol: { type },
    treatment: {
      radiotherapy: [
        {
          intention,
          codeIds: codes.map((name) => NAMES.indexOf(name) + 1),
          totalDoseGy: total,
          fractionationPerDayGy: perFraction,
          sessions,
        },
      ],
    },
  };
}
