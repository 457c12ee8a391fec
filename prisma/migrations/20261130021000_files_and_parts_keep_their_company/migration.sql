-- A file, a version and a code belong to the company of whatever names them. Foreign keys do not look at policies, so they would
-- let a row of one company name a file of another.
CREATE FUNCTION check_media_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.media_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM media WHERE id = NEW.media_id AND company_id = NEW.company_id
  ) THEN
    RAISE EXCEPTION '% of company % names a file of another company', TG_TABLE_NAME, NEW.company_id USING ERRCODE = 'AV003';
  END IF;
  RETURN NEW;
END
$$;

CREATE FUNCTION check_version_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM demand_version WHERE id = NEW.version_id AND company_id = NEW.company_id) THEN
    RAISE EXCEPTION '% of company % names a version of another company', TG_TABLE_NAME, NEW.company_id USING ERRCODE = 'AV003';
  END IF;
  RETURN NEW;
END
$$;

CREATE FUNCTION check_code_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM radiotherapy_code WHERE id = NEW.code_id AND company_id = NEW.company_id) THEN
    RAISE EXCEPTION '% of company % names a code of another company', TG_TABLE_NAME, NEW.company_id USING ERRCODE = 'AV003';
  END IF;
  RETURN NEW;
END
$$;

DO $$
DECLARE
  child text;
BEGIN
  FOREACH child IN ARRAY ARRAY['attachment', 'pdf_edition', 'access_record'] LOOP
    EXECUTE format(
      'CREATE TRIGGER same_company_as_media BEFORE INSERT OR UPDATE OF media_id, company_id ON %I
         FOR EACH ROW EXECUTE FUNCTION check_media_company()', child);
  END LOOP;
  FOREACH child IN ARRAY ARRAY[
    'demand_version_drug', 'demand_version_code', 'demand_version_exposure', 'pdf_edition'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER same_company_as_version BEFORE INSERT OR UPDATE OF version_id, company_id ON %I
         FOR EACH ROW EXECUTE FUNCTION check_version_company()', child);
  END LOOP;
END
$$;
CREATE TRIGGER same_company_as_code BEFORE INSERT OR UPDATE OF code_id, company_id ON "demand_version_code"
  FOR EACH ROW EXECUTE FUNCTION check_code_company();

-- What is named stays where it is, as patients do.
CREATE OR REPLACE FUNCTION keep_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a row of % stays with its company', TG_TABLE_NAME USING ERRCODE = 'AV003';
END
$$;
CREATE TRIGGER same_company BEFORE UPDATE OF company_id ON "media"
  FOR EACH ROW WHEN (NEW.company_id <> OLD.company_id) EXECUTE FUNCTION keep_company();
CREATE TRIGGER same_company BEFORE UPDATE OF company_id ON "radiotherapy_code"
  FOR EACH ROW WHEN (NEW.company_id <> OLD.company_id) EXECUTE FUNCTION keep_company();

-- Rows that are there already are held to the same: the migration ends here where one is not.
DO $$
DECLARE
  child text;
  parent text;
  key text;
  crossed bigint;
BEGIN
  FOR child, parent, key IN VALUES
    ('attachment', 'media', 'media_id'), ('pdf_edition', 'media', 'media_id'), ('access_record', 'media', 'media_id'),
    ('demand_version_drug', 'demand_version', 'version_id'), ('demand_version_code', 'demand_version', 'version_id'),
    ('demand_version_exposure', 'demand_version', 'version_id'), ('pdf_edition', 'demand_version', 'version_id'),
    ('demand_version_code', 'radiotherapy_code', 'code_id')
  LOOP
    EXECUTE format(
      'SELECT count(*) FROM %I AS child JOIN %I AS parent ON parent.id = child.%I WHERE parent.company_id <> child.company_id',
      child, parent, key
    ) INTO crossed;
    IF crossed > 0 THEN
      RAISE EXCEPTION '% rows of % name a row of % of another company', crossed, child, parent USING ERRCODE = 'AV003';
    END IF;
  END LOOP;
END
$$;
