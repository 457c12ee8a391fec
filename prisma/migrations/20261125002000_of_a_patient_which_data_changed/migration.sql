-- What a patient's data were and are is not for the record of changes: it says which of them were edited. The record is written once, but for this.
ALTER TABLE "change_record" DISABLE TRIGGER written_once;
UPDATE "change_record"
SET "before" = NULL,
    "after" = jsonb_build_object('editedFields', (SELECT coalesce(jsonb_agg('patient.' || field), '[]') FROM jsonb_object_keys("after") AS field))
WHERE "subject" = 'patient' AND "action" = 'edit';
ALTER TABLE "change_record" ENABLE TRIGGER written_once;
