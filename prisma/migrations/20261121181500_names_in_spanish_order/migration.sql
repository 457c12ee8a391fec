-- The database compares text by code point, the same on every machine: Álava came after Zaragoza, and "avila" did not find Ávila. Beside
-- each name that lists sort by or people search stand the keys for it, kept by triggers.

-- Lower case, without accents, and ñ as a letter of its own, after n: "n~" comes after "nz" and before "o".
CREATE FUNCTION sort_text(text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT public.unaccent(replace(lower(normalize(btrim($1), NFC)), 'ñ', 'n~'))
$$;

-- The first argument names the column that is sorted by and searched, the second one that is searched too.
CREATE FUNCTION fill_name_keys() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given jsonb := to_jsonb(NEW);
BEGIN
  NEW.sort_name := sort_text(given ->> TG_ARGV[0]);
  NEW.search_name := search_text(concat_ws(' ', given ->> TG_ARGV[0], given ->> TG_ARGV[1]));
  RETURN NEW;
END
$$;

ALTER TABLE "company" ADD COLUMN "search_name" TEXT NOT NULL DEFAULT '', ADD COLUMN "sort_name" TEXT NOT NULL DEFAULT '';
CREATE TRIGGER name_keys BEFORE INSERT OR UPDATE OF name ON "company" FOR EACH ROW EXECUTE FUNCTION fill_name_keys('name');
UPDATE "company" SET name = name;

ALTER TABLE "province" ADD COLUMN "search_name" TEXT NOT NULL DEFAULT '', ADD COLUMN "sort_name" TEXT NOT NULL DEFAULT '';
CREATE TRIGGER name_keys BEFORE INSERT OR UPDATE OF name ON "province" FOR EACH ROW EXECUTE FUNCTION fill_name_keys('name');
UPDATE "province" SET name = name;

ALTER TABLE "user_account" ADD COLUMN "search_name" TEXT NOT NULL DEFAULT '', ADD COLUMN "sort_name" TEXT NOT NULL DEFAULT '';
CREATE TRIGGER name_keys BEFORE INSERT OR UPDATE OF name ON "user_account" FOR EACH ROW EXECUTE FUNCTION fill_name_keys('name');
UPDATE "user_account" SET name = name;

ALTER TABLE "center" ADD COLUMN "search_name" TEXT NOT NULL DEFAULT '', ADD COLUMN "sort_name" TEXT NOT NULL DEFAULT '';
CREATE TRIGGER name_keys BEFORE INSERT OR UPDATE OF name, locality ON "center" FOR EACH ROW EXECUTE FUNCTION fill_name_keys('name', 'locality');
UPDATE "center" SET name = name;

ALTER TABLE "drug" ADD COLUMN "search_name" TEXT NOT NULL DEFAULT '', ADD COLUMN "sort_name" TEXT NOT NULL DEFAULT '';
CREATE TRIGGER name_keys BEFORE INSERT OR UPDATE OF name, active_principle ON "drug" FOR EACH ROW EXECUTE FUNCTION fill_name_keys('name', 'active_principle');
UPDATE "drug" SET name = name;

ALTER TABLE "radiotherapy_code" ADD COLUMN "search_name" TEXT NOT NULL DEFAULT '', ADD COLUMN "sort_name" TEXT NOT NULL DEFAULT '';
CREATE TRIGGER name_keys BEFORE INSERT OR UPDATE OF code, type ON "radiotherapy_code" FOR EACH ROW EXECUTE FUNCTION fill_name_keys('code', 'type');
UPDATE "radiotherapy_code" SET code = code;

-- Patients by last name, then first name: what parts the two comes before every letter and every space.
ALTER TABLE "patient" ADD COLUMN "sort_name" TEXT NOT NULL DEFAULT '';
CREATE OR REPLACE FUNCTION fill_search_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_name := search_text(NEW.first_name || ' ' || NEW.last_name);
  NEW.sort_name := sort_text(NEW.last_name) || chr(1) || sort_text(NEW.first_name);
  RETURN NEW;
END
$$;
UPDATE "patient" SET last_name = last_name;
DROP INDEX "patient_company_id_last_name_first_name_id_idx";
CREATE INDEX "patient_company_id_sort_name_id_idx" ON "patient"("company_id", "sort_name", "id");

CREATE OR REPLACE FUNCTION search_patients(search text, maximum int) RETURNS SETOF int
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  words text[] := regexp_split_to_array(search_text(search), '\s+');
  longest text := (SELECT word FROM unnest(words) AS word ORDER BY length(word) DESC LIMIT 1);
BEGIN
  RETURN QUERY
    SELECT patient.id FROM patient
    WHERE patient.company_id = ANY (permitted_companies())
      AND patient.search_name LIKE like_pattern(longest)
      AND patient.search_name LIKE ALL (SELECT like_pattern(word) FROM unnest(words) AS word)
    ORDER BY patient.sort_name, patient.id
    LIMIT least(maximum, 1000);
END
$$;

-- What the demand list sorts by; its covering indexes stand on the keys.
ALTER TABLE "demand"
  ADD COLUMN "doctor_sort_name" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "company_sort_name" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "prescriber_center_sort_name" TEXT NOT NULL DEFAULT '';

CREATE FUNCTION fill_demand_sort_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.doctor_sort_name := sort_text(NEW.doctor_name);
  NEW.company_sort_name := sort_text(NEW.company_name);
  NEW.prescriber_center_sort_name := sort_text(NEW.prescriber_center_name);
  RETURN NEW;
END
$$;

CREATE TRIGGER sort_names BEFORE INSERT OR UPDATE OF doctor_name, company_name, prescriber_center_name ON "demand"
  FOR EACH ROW EXECUTE FUNCTION fill_demand_sort_names();

DROP INDEX
  "demand_company_doctor_name",
  "demand_company_company_name",
  "demand_company_prescriber_center_name",
  "demand_all_doctor_name",
  "demand_all_company_name",
  "demand_all_prescriber_center_name";

UPDATE "demand" SET doctor_name = doctor_name;

CREATE INDEX "demand_company_doctor_sort_name" ON "demand"("company_id", "doctor_sort_name", "id", "display_status", "first_province_id", "second_province_id", "open_to_all_representatives", "reference", "doctor_id");
CREATE INDEX "demand_company_company_sort_name" ON "demand"("company_id", "company_sort_name", "id", "display_status", "first_province_id", "second_province_id", "open_to_all_representatives", "reference");
CREATE INDEX "demand_company_prescriber_center_sort_name" ON "demand"("company_id", "prescriber_center_sort_name", "id", "display_status", "first_province_id", "second_province_id", "open_to_all_representatives", "reference", "prescriber_center_id", "performing_center_id");
CREATE INDEX "demand_all_doctor_sort_name" ON "demand"("doctor_sort_name", "id", "company_id", "display_status", "first_province_id", "second_province_id", "reference", "doctor_id");
CREATE INDEX "demand_all_company_sort_name" ON "demand"("company_sort_name", "id", "company_id", "display_status", "first_province_id", "second_province_id", "reference");
CREATE INDEX "demand_all_prescriber_center_sort_name" ON "demand"("prescriber_center_sort_name", "id", "company_id", "display_status", "first_province_id", "second_province_id", "reference", "prescriber_center_id", "performing_center_id");
