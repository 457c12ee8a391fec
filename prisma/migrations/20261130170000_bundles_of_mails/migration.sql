-- Mails about demands to a person who wants them together wait for each other and leave as one.
ALTER TABLE "user_account" ADD COLUMN "bundle_emails" BOOLEAN NOT NULL DEFAULT false;

-- The mail that tells this one as well; a draft's mail goes with its draft, and those that it led leave by themselves.
ALTER TABLE "effect" ADD COLUMN "bundle_id" UUID;
ALTER TABLE "effect" ADD CONSTRAINT "effect_bundle_id_fkey"
  FOREIGN KEY ("bundle_id") REFERENCES "effect"("id") ON DELETE SET NULL ON UPDATE CASCADE;
-- By hand: a restore inserts the rows in any order.
ALTER TABLE "effect" ALTER CONSTRAINT "effect_bundle_id_fkey" DEFERRABLE INITIALLY IMMEDIATE;
CREATE INDEX "effect_bundle_id_idx" ON "effect"("bundle_id");
