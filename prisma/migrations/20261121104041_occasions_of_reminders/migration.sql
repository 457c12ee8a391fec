-- DropIndex
DROP INDEX "effect_demand_id_sequence_kind_recipient_key";

-- DropIndex
DROP INDEX "notification_user_id_demand_id_sequence_key_key";

-- AlterTable
ALTER TABLE "effect" ADD COLUMN     "occasion" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "notification" ADD COLUMN     "occasion" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "attachment_command_id_idx" ON "attachment"("command_id");

-- CreateIndex
CREATE UNIQUE INDEX "effect_demand_id_sequence_kind_recipient_occasion_key" ON "effect"("demand_id", "sequence", "kind", "recipient", "occasion");

-- CreateIndex
CREATE UNIQUE INDEX "notification_user_id_demand_id_sequence_key_occasion_key" ON "notification"("user_id", "demand_id", "sequence", "key", "occasion");
