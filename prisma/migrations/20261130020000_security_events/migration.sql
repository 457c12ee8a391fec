-- What happens to accounts: sign-ins, failures, links, passwords, access, keys, exports. Never what was typed, nor a patient.
CREATE TABLE "security_event" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" TEXT NOT NULL,
    "detail" TEXT,
    "company_id" INTEGER,
    "user_id" INTEGER,
    "actor_id" INTEGER,
    "address" TEXT,
    "network" TEXT,
    "user_agent" TEXT,
    "of_program" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "security_event_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "security_event_all" ON "security_event"("at", "id", "company_id", "kind");
CREATE INDEX "security_event_kind" ON "security_event"("kind", "at", "id");
CREATE INDEX "security_event_user" ON "security_event"("user_id", "at", "id");
CREATE INDEX "security_event_network" ON "security_event"("network", "at", "id");
CREATE INDEX "security_event_company" ON "security_event"("company_id", "at", "id");
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "user_account"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- By hand: an event never changes, and is removed only by the sweep of what is old: no installation keeps less than 30 days.
CREATE FUNCTION refuse_removal_of_recent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.at > CURRENT_TIMESTAMP - interval '30 days' THEN
    RAISE EXCEPTION '% rows of the last 30 days are never removed', TG_TABLE_NAME USING ERRCODE = 'AV001';
  END IF;
  RETURN OLD;
END
$$;
CREATE TRIGGER written_once BEFORE UPDATE ON "security_event" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept_for_a_while BEFORE DELETE ON "security_event" FOR EACH ROW EXECUTE FUNCTION refuse_removal_of_recent();

GRANT SELECT, INSERT, DELETE ON "security_event" TO aval_app;
GRANT USAGE ON SEQUENCE "security_event_id_seq" TO aval_app;
