-- Regimens and presentations were offered by code point: mFOLFOX6 came after XELOX. They get the key of the other names.

-- The argument names the column that is sorted by.
CREATE FUNCTION fill_sort_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sort_name := sort_text(to_jsonb(NEW) ->> TG_ARGV[0]);
  RETURN NEW;
END
$$;

ALTER TABLE "regimen" ADD COLUMN "sort_name" TEXT NOT NULL DEFAULT '';
CREATE TRIGGER sort_name BEFORE INSERT OR UPDATE OF name ON "regimen" FOR EACH ROW EXECUTE FUNCTION fill_sort_name('name');
UPDATE "regimen" SET name = name;

ALTER TABLE "presentation" ADD COLUMN "sort_name" TEXT NOT NULL DEFAULT '';
CREATE TRIGGER sort_name BEFORE INSERT OR UPDATE OF presentation ON "presentation" FOR EACH ROW EXECUTE FUNCTION fill_sort_name('presentation');
UPDATE "presentation" SET presentation = presentation;
DROP INDEX "presentation_presentation_order";
CREATE INDEX "presentation_sort_name_id_idx" ON "presentation"("sort_name", "id");
