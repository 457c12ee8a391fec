-- CreateTable
CREATE TABLE "demand_change" (
    "position" BIGSERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "demand_id" UUID NOT NULL,
    "sequence" INTEGER NOT NULL,

    CONSTRAINT "demand_change_pkey" PRIMARY KEY ("position")
);

-- By hand: the entries that are there, in the order in which they were written.
INSERT INTO "demand_change" (company_id, demand_id, sequence)
SELECT company_id, demand_id, sequence FROM "demand_history" ORDER BY id;

-- CreateIndex
CREATE UNIQUE INDEX "demand_change_demand_id_sequence_key" ON "demand_change"("demand_id", "sequence");

-- CreateIndex
CREATE INDEX "demand_change_company_id_position_demand_id_idx" ON "demand_change"("company_id", "position", "demand_id");

-- AddForeignKey
ALTER TABLE "demand_change" ADD CONSTRAINT "demand_change_demand_id_fkey" FOREIGN KEY ("demand_id") REFERENCES "demand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what Prisma does not know. The application reads these rows and writes none.
GRANT SELECT ON "demand_change" TO aval_app;
ALTER TABLE "demand_change" ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "demand_change"
  USING (company_id = ANY ((SELECT string_to_array(current_setting('app.companies', true), ','))::int[]))
  WITH CHECK (company_id = ANY ((SELECT string_to_array(current_setting('app.companies', true), ','))::int[]));
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON "demand_change" FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Draws the position of an entry when its transaction commits. The lock is released only once the commit can be seen, so
-- whoever sees a position sees all lower ones too, which a number drawn earlier in the transaction does not promise.
CREATE FUNCTION place_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('changes of demands', 0));
  INSERT INTO demand_change (company_id, demand_id, sequence) VALUES (NEW.company_id, NEW.demand_id, NEW.sequence);
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER placed_at_commit AFTER INSERT ON "demand_history"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION place_change();
