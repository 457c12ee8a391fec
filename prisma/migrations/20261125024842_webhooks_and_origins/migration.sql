-- From whose pages browsers may call the API at a company's hosts; from none unless the company says so.
ALTER TABLE "company" ADD COLUMN "cors_origins" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- The addresses of a company that are told of what becomes of its demands. A secret lies there under a key that the database does not have.
CREATE TABLE "webhook" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "sealed_secret" TEXT NOT NULL,
    "former_secret" TEXT,
    "former_until" TIMESTAMPTZ(3),
    "secret_shown_at" TIMESTAMPTZ(3),
    "state" TEXT NOT NULL DEFAULT 'active',
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failing_since" TIMESTAMPTZ(3),
    "revision" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "webhook_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "webhook_state_check" CHECK ("state" IN ('active', 'off', 'paused')),
    CONSTRAINT "webhook_failing_check" CHECK (("failures" = 0) = ("failing_since" IS NULL)),
    CONSTRAINT "webhook_former_check" CHECK (num_nonnulls("former_secret", "former_until") IN (0, 2))
);

-- One event on its way to one webhook. What is sent is kept as it was, so that each try and each redelivery send the same bytes.
CREATE TABLE "webhook_delivery" (
    "id" UUID NOT NULL,
    "company_id" INTEGER NOT NULL,
    "webhook_id" INTEGER NOT NULL,
    "effect_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "demand_id" UUID,
    "body" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "code" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),
    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "webhook_delivery_state_check" CHECK ("state" IN ('pending', 'delivered', 'failed', 'skipped')),
    CONSTRAINT "webhook_delivery_closed_check" CHECK (("state" = 'pending') = ("closed_at" IS NULL)),
    CONSTRAINT "webhook_delivery_event_check" CHECK ("event" IN (
      'demand.submitted', 'demand.decided', 'demand.information_requested', 'demand.continued', 'demand.finished',
      'demand.decision_undone', 'webhook.test'
    ))
);

CREATE TABLE "webhook_try" (
    "id" BIGSERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "delivery_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "milliseconds" INTEGER NOT NULL,
    "status" SMALLINT,
    "code" TEXT,
    "excerpt" TEXT,
    CONSTRAINT "webhook_try_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "webhook_try_excerpt_check" CHECK (length("excerpt") <= 500)
);

CREATE INDEX "webhook_company_id_id_idx" ON "webhook"("company_id", "id");
CREATE UNIQUE INDEX "webhook_delivery_effect_id_key" ON "webhook_delivery"("effect_id");
CREATE INDEX "webhook_delivery_created_at_id_idx" ON "webhook_delivery"("created_at", "id");
CREATE INDEX "webhook_delivery_company_id_created_at_id_idx" ON "webhook_delivery"("company_id", "created_at", "id");
CREATE INDEX "webhook_delivery_webhook_id_created_at_id_idx" ON "webhook_delivery"("webhook_id", "created_at", "id");
CREATE INDEX "webhook_try_delivery_id_id_idx" ON "webhook_try"("delivery_id", "id");

ALTER TABLE "webhook" ADD CONSTRAINT "webhook_company_id_fkey"
  FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_fkey"
  FOREIGN KEY ("webhook_id") REFERENCES "webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_effect_id_fkey"
  FOREIGN KEY ("effect_id") REFERENCES "effect"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_demand_id_fkey"
  FOREIGN KEY ("demand_id") REFERENCES "demand"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "webhook_try" ADD CONSTRAINT "webhook_try_delivery_id_fkey"
  FOREIGN KEY ("delivery_id") REFERENCES "webhook_delivery"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A delivery is an effect: of a demand's action, or of a test, which has no demand.
ALTER TABLE "effect" DROP CONSTRAINT "effect_kind_check", DROP CONSTRAINT "effect_about_check";
ALTER TABLE "effect" ADD CONSTRAINT "effect_kind_check" CHECK ("kind" IN ('document', 'mail', 'webhook'));
ALTER TABLE "effect" ADD CONSTRAINT "effect_about_check" CHECK (
  ("kind" <> 'document' OR "demand_id" IS NOT NULL) AND ("kind" = 'mail' OR "invitation_id" IS NULL)
  AND num_nonnulls("demand_id", "invitation_id") <= 1
);

-- Admins are told of a webhook that was paused.
ALTER TABLE "notification" ADD COLUMN "webhook_id" INTEGER;
ALTER TABLE "notification" ADD CONSTRAINT "notification_webhook_id_fkey"
  FOREIGN KEY ("webhook_id") REFERENCES "webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notification" DROP CONSTRAINT "notification_about_check";
ALTER TABLE "notification" ADD CONSTRAINT "notification_about_check"
  CHECK (num_nonnulls("demand_id", "invitation_id", "webhook_id") = 1);
CREATE UNIQUE INDEX "notification_user_id_webhook_id_key_occasion_key"
  ON "notification"("user_id", "webhook_id", "key", "occasion");
CREATE INDEX "notification_webhook_id_idx" ON "notification" ("webhook_id");

-- Behind the second wall like every table of a tenant, and each row of the company of what it belongs to.
DO $$
DECLARE
  child text;
BEGIN
  FOREACH child IN ARRAY ARRAY['webhook', 'webhook_delivery', 'webhook_try'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', child);
    EXECUTE format(
      'CREATE POLICY tenant ON %I
         USING (company_id = ANY ((SELECT string_to_array(current_setting(''app.companies'', true), '',''))::int[]))
         WITH CHECK (company_id = ANY ((SELECT string_to_array(current_setting(''app.companies'', true), '',''))::int[]))',
      child);
  END LOOP;
END
$$;

-- Foreign keys do not look at policies, so they would let a wrong company_id pass.
CREATE TRIGGER same_company_as_demand BEFORE INSERT OR UPDATE OF demand_id, company_id ON "webhook_delivery"
  FOR EACH ROW EXECUTE FUNCTION check_demand_company();

CREATE FUNCTION check_webhook_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.webhook_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM webhook WHERE id = NEW.webhook_id AND company_id = NEW.company_id
  ) THEN
    RAISE EXCEPTION '% of company % names a webhook of another company', TG_TABLE_NAME, NEW.company_id USING ERRCODE = 'AV003';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER same_company_as_webhook BEFORE INSERT OR UPDATE OF webhook_id, company_id ON "webhook_delivery"
  FOR EACH ROW EXECUTE FUNCTION check_webhook_company();
CREATE TRIGGER same_company_as_webhook BEFORE INSERT OR UPDATE OF webhook_id, company_id ON "notification"
  FOR EACH ROW EXECUTE FUNCTION check_webhook_company();

CREATE FUNCTION check_delivery_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_delivery WHERE id = NEW.delivery_id AND company_id = NEW.company_id) THEN
    RAISE EXCEPTION '% of company % names a delivery of another company', TG_TABLE_NAME, NEW.company_id USING ERRCODE = 'AV003';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER same_company_as_delivery BEFORE INSERT OR UPDATE OF delivery_id, company_id ON "webhook_try"
  FOR EACH ROW EXECUTE FUNCTION check_delivery_company();

GRANT SELECT, INSERT, UPDATE, DELETE ON "webhook", "webhook_delivery" TO aval_app;
GRANT SELECT, INSERT ON "webhook_try" TO aval_app;
GRANT USAGE ON SEQUENCE "webhook_id_seq", "webhook_try_id_seq" TO aval_app;
-- What became of a webhook's effect is forgotten with its delivery; that of documents and mails never is.
GRANT DELETE ON "effect" TO aval_app;
CREATE FUNCTION keep_effect() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an effect is kept' USING ERRCODE = 'AV001';
END
$$;
CREATE TRIGGER kept BEFORE DELETE ON "effect" FOR EACH ROW WHEN (OLD.kind <> 'webhook') EXECUTE FUNCTION keep_effect();
