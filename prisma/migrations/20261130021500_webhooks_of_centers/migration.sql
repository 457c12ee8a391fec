-- A webhook of a company may be for one of the centers that work with it, whose demands alone it is told of.
ALTER TABLE "webhook" ADD COLUMN "center_id" INTEGER;
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_center_id_fkey"
  FOREIGN KEY ("center_id") REFERENCES "center"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "webhook_center_id_idx" ON "webhook"("center_id");

-- The events of a webhook are read on from one of them, and those that it missed are found by event.
CREATE INDEX "webhook_delivery_webhook_id_event_id_idx" ON "webhook_delivery"("webhook_id", "event_id");
