-- Lists show the first province of a demand beside its prescribing center; some demands had the performing center's first.
UPDATE "demand" SET province_ids = ARRAY[province_ids[2], province_ids[1]]
FROM "center" AS prescriber
WHERE prescriber.id = demand.prescriber_center_id
  AND cardinality(province_ids) = 2
  AND province_ids[2] = prescriber.province_id;
