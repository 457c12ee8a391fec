-- DropIndex
DROP INDEX "effect_status_due_at_idx";

-- CreateIndex
CREATE INDEX "effect_status_kind_due_at_idx" ON "effect"("status", "kind", "due_at");

-- CreateIndex
CREATE INDEX "notification_user_id_read_at_created_at_idx" ON "notification"("user_id", "read_at", "created_at" DESC);
