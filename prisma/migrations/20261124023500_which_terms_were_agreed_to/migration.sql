-- What a company's terms said at each time, and who agreed to which of them: neither is changed afterwards.
CREATE TABLE "company_terms_version" (
    "company_id" INTEGER NOT NULL REFERENCES "company" ("id"),
    "version" INTEGER NOT NULL CHECK ("version" > 0),
    "correction" INTEGER NOT NULL DEFAULT 0 CHECK ("correction" >= 0),
    "content" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_by_id" INTEGER REFERENCES "user_account" ("id"),
    PRIMARY KEY ("company_id", "version", "correction")
);

CREATE TABLE "terms_acceptance" (
    "user_id" INTEGER NOT NULL REFERENCES "user_account" ("id"),
    "company_id" INTEGER NOT NULL REFERENCES "company" ("id"),
    "version" INTEGER NOT NULL,
    "correction" INTEGER NOT NULL,
    "accepted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    PRIMARY KEY ("user_id", "company_id", "version", "correction"),
    FOREIGN KEY ("company_id", "version", "correction")
      REFERENCES "company_terms_version" ("company_id", "version", "correction")
);

-- Of each company the version that holds now. When earlier ones were agreed to, nobody has written down.
INSERT INTO "company_terms_version" ("company_id", "version", "content", "published_at")
  SELECT c."id", c."terms_version", COALESCE(p."content", ''), COALESCE(p."updated_at", CURRENT_TIMESTAMP)
  FROM "company" c
    LEFT JOIN "company_policy" p ON p."company_id" = c."id" AND p."type" = 'terms_conditions'
  WHERE c."terms_version" > 0;

-- It never counted anything: the terms' version is the company's.
ALTER TABLE "company_policy" DROP COLUMN "version";

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['company_terms_version', 'terms_acceptance'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY tenant ON %I
         USING (company_id = ANY ((SELECT string_to_array(current_setting(''app.companies'', true), '',''))::int[]))
         WITH CHECK (company_id = ANY ((SELECT string_to_array(current_setting(''app.companies'', true), '',''))::int[]))',
      tenant_table
    );
    EXECUTE format('GRANT SELECT, INSERT ON %I TO aval_app', tenant_table);
    EXECUTE format(
      'CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change()',
      tenant_table
    );
  END LOOP;
END
$$;
