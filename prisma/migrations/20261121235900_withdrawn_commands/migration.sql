-- CreateTable
CREATE TABLE "withdrawn_command" (
    "command_id" UUID NOT NULL,
    "company_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "withdrawn_command_pkey" PRIMARY KEY ("command_id")
);

-- CreateIndex
CREATE INDEX "demand_command_demand_id_actor_id_idx" ON "demand_command"("demand_id", "actor_id");

-- AddForeignKey
ALTER TABLE "withdrawn_command" ADD CONSTRAINT "withdrawn_command_command_id_fkey" FOREIGN KEY ("command_id") REFERENCES "demand_command"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what Prisma does not know.
GRANT SELECT, INSERT ON "withdrawn_command" TO aval_app;
ALTER TABLE "withdrawn_command" ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "withdrawn_command"
  USING (company_id = ANY ((SELECT string_to_array(current_setting('app.companies', true), ','))::int[]))
  WITH CHECK (company_id = ANY ((SELECT string_to_array(current_setting('app.companies', true), ','))::int[]));
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON "withdrawn_command" FOR EACH ROW EXECUTE FUNCTION refuse_change();
