-- A mail about an account, and the notice of an account request, belong to no demand. The unique keys of those that do stay as they are: rows
-- without a demand are told apart by their ids.
ALTER TABLE "effect" ALTER COLUMN "demand_id" DROP NOT NULL, ALTER COLUMN "sequence" SET DEFAULT 0;
ALTER TABLE "effect" ADD COLUMN "invitation_id" INTEGER;
ALTER TABLE "effect" ADD CONSTRAINT "effect_invitation_id_fkey"
  FOREIGN KEY ("invitation_id") REFERENCES "invitation" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
-- What is printed is always a version of a demand, and a mail is about one thing.
ALTER TABLE "effect" ADD CONSTRAINT "effect_about_check" CHECK (
  ("kind" = 'mail' OR "demand_id" IS NOT NULL) AND num_nonnulls("demand_id", "invitation_id") <= 1
);
CREATE INDEX "effect_invitation_id_idx" ON "effect" ("invitation_id");

ALTER TABLE "notification" ALTER COLUMN "demand_id" DROP NOT NULL, ALTER COLUMN "sequence" SET DEFAULT 0;
ALTER TABLE "notification" ADD COLUMN "invitation_id" INTEGER;
ALTER TABLE "notification" ADD CONSTRAINT "notification_invitation_id_fkey"
  FOREIGN KEY ("invitation_id") REFERENCES "invitation" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "notification" ADD CONSTRAINT "notification_about_check" CHECK (num_nonnulls("demand_id", "invitation_id") = 1);
CREATE UNIQUE INDEX "notification_user_id_invitation_id_key_key" ON "notification" ("user_id", "invitation_id", "key");

-- Foreign keys do not look at policies, so they would let a wrong company_id pass.
CREATE FUNCTION check_invitation_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.invitation_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM invitation WHERE id = NEW.invitation_id AND company_id = NEW.company_id
  ) THEN
    RAISE EXCEPTION '% of company % names an invitation of another company', TG_TABLE_NAME, NEW.company_id USING ERRCODE = 'AV003';
  END IF;
  RETURN NEW;
END
$$;
DO $$
DECLARE
  child text;
BEGIN
  FOREACH child IN ARRAY ARRAY['effect', 'notification'] LOOP
    EXECUTE format(
      'CREATE TRIGGER same_company_as_invitation BEFORE INSERT OR UPDATE OF invitation_id, company_id ON %I
         FOR EACH ROW EXECUTE FUNCTION check_invitation_company()', child);
  END LOOP;
END
$$;

-- A request that was rejected says why; whoever is invited is written to in one language.
ALTER TABLE "invitation" ADD COLUMN "rejection_reason" TEXT;
ALTER TABLE "invitation" ADD COLUMN "language" TEXT NOT NULL DEFAULT 'es';
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_language_check" CHECK ("language" IN ('es', 'en'));
CREATE INDEX "password_reset_user_id_idx" ON "password_reset" ("user_id");
