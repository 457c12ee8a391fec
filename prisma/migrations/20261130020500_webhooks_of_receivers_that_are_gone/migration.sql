-- A receiver that answers 410 wants no more events.
ALTER TABLE "webhook" DROP CONSTRAINT "webhook_state_check";
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_state_check" CHECK ("state" IN ('active', 'off', 'paused', 'gone'));
