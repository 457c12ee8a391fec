-- What somebody has decided today is found without reading the history of every demand.
CREATE INDEX "demand_history_actor_id_created_at_idx" ON "demand_history"("actor_id", "created_at");
