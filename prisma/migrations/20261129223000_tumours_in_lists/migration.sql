-- Lists show the tumour and the regimen of a demand, from its row, without its content.
ALTER TABLE "demand" ADD COLUMN "tumour_type" TEXT, ADD COLUMN "regimen_slug" TEXT;

-- By hand: those of demands that are there; of a draft as far as they can be read.
UPDATE "demand" SET tumour_type = current.tumour_type, regimen_slug = current.regimen_slug
FROM "demand_version" AS current
WHERE current.demand_id = demand.id AND current.number = demand.version;

UPDATE "demand" SET
  tumour_type = CASE WHEN draft.protocol ->> 'type' IN ('mama', 'gastrico', 'sindrome_mieloproliferativo', 'pulmon',
      'colo_rectal', 'prostata', 'ovario', 'pancreas', 'vejiga', 'otros') THEN draft.protocol ->> 'type' END,
  regimen_slug = CASE WHEN demand.type IN ('chemotherapy', 'both')
    THEN NULLIF(left(draft.treatment #>> '{chemotherapy,regimen,slug}', 120), '') END
FROM "demand_draft" AS draft
WHERE draft.demand_id = demand.id AND draft.side = 'doctor' AND demand.version = 0;
