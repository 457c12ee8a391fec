-- Regimens of the library: those of the platform, which serve all companies, and those of a company. Their versions are written once.
CREATE TABLE "regimen" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "tumour_type" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "retired" BOOLEAN NOT NULL DEFAULT false,
    "revision" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "regimen_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "regimen_version" (
    "id" SERIAL NOT NULL,
    "regimen_id" INTEGER NOT NULL,
    "company_id" INTEGER,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "created_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "regimen_version_pkey" PRIMARY KEY ("id")
);

-- A company's rule book of congruence: each change makes the next version.
CREATE TABLE "rule_book" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "settings" JSONB NOT NULL,
    "created_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "rule_book_pkey" PRIMARY KEY ("id"),
    -- The first is the book as it comes, which is nowhere written.
    CONSTRAINT "rule_book_version_check" CHECK ("version" > 1)
);

CREATE UNIQUE INDEX "regimen_slug_key" ON "regimen"("slug");
CREATE INDEX "regimen_company_id_name_idx" ON "regimen"("company_id", "name");
CREATE UNIQUE INDEX "regimen_version_regimen_id_version_key" ON "regimen_version"("regimen_id", "version");
CREATE UNIQUE INDEX "rule_book_company_id_version_key" ON "rule_book"("company_id", "version");

ALTER TABLE "regimen" ADD CONSTRAINT "regimen_company_id_fkey"
  FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "regimen_version" ADD CONSTRAINT "regimen_version_regimen_id_fkey"
  FOREIGN KEY ("regimen_id") REFERENCES "regimen"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "regimen_version" ADD CONSTRAINT "regimen_version_created_by_id_fkey"
  FOREIGN KEY ("created_by_id") REFERENCES "user_account"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "rule_book" ADD CONSTRAINT "rule_book_company_id_fkey"
  FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "rule_book" ADD CONSTRAINT "rule_book_created_by_id_fkey"
  FOREIGN KEY ("created_by_id") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the analysis said of a version when it was made, and by how many serious findings lists mark a demand.
ALTER TABLE "demand_version" ADD COLUMN "congruence" JSONB;
ALTER TABLE "demand" ADD COLUMN "serious_findings" INTEGER NOT NULL DEFAULT 0;
CREATE INDEX "demand_serious_findings" ON "demand"("company_id", "last_demand", "id") WHERE "serious_findings" > 0;

-- What belongs to no company is of the platform, and everybody's to read.
DO $$
DECLARE
  child text;
BEGIN
  FOREACH child IN ARRAY ARRAY['regimen', 'regimen_version'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', child);
    EXECUTE format(
      'CREATE POLICY tenant ON %I
         USING (company_id IS NULL OR company_id = ANY ((SELECT string_to_array(current_setting(''app.companies'', true), '',''))::int[]))
         WITH CHECK (company_id IS NULL OR company_id = ANY ((SELECT string_to_array(current_setting(''app.companies'', true), '',''))::int[]))',
      child);
  END LOOP;
END
$$;
ALTER TABLE "rule_book" ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "rule_book"
  USING (company_id = ANY ((SELECT string_to_array(current_setting('app.companies', true), ','))::int[]))
  WITH CHECK (company_id = ANY ((SELECT string_to_array(current_setting('app.companies', true), ','))::int[]));

CREATE FUNCTION check_regimen_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM regimen WHERE id = NEW.regimen_id AND company_id IS NOT DISTINCT FROM NEW.company_id
  ) THEN
    RAISE EXCEPTION '% names a regimen of another company', TG_TABLE_NAME USING ERRCODE = 'AV003';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER same_company_as_regimen BEFORE INSERT OR UPDATE OF regimen_id, company_id ON "regimen_version"
  FOR EACH ROW EXECUTE FUNCTION check_regimen_company();

CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON "regimen_version" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON "rule_book" FOR EACH ROW EXECUTE FUNCTION refuse_change();

GRANT SELECT, INSERT, UPDATE ON "regimen" TO aval_app;
GRANT SELECT, INSERT ON "regimen_version", "rule_book" TO aval_app;
GRANT USAGE ON SEQUENCE "regimen_id_seq", "regimen_version_id_seq", "rule_book_id_seq" TO aval_app;
