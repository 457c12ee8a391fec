-- A secret (HS256) lies sealed; a public key (RS256) is none and stays in sso_key. What lies in plain still is sealed by the worker as it starts:
-- the database has no key to do it with (docs/decisions/0044).
ALTER TABLE "company" ADD COLUMN "sealed_sso_secret" TEXT;

ALTER TABLE "company" DROP CONSTRAINT "company_sso_check";
ALTER TABLE "company" ADD CONSTRAINT "company_sso_check" CHECK (
  "sso_algorithm" IS NULL AND "sealed_sso_secret" IS NULL
  OR "sso_algorithm" = 'RS256' AND "sso_key" IS NOT NULL AND "sealed_sso_secret" IS NULL
  OR "sso_algorithm" = 'HS256' AND ("sso_key" IS NULL) <> ("sealed_sso_secret" IS NULL)
);
