-- Two reminders of different kinds may be due at one instant: neither keeps the other from being issued.
ALTER TABLE "reminder" DROP CONSTRAINT "reminder_pkey",
ADD CONSTRAINT "reminder_pkey" PRIMARY KEY ("demand_id", "due_at", "display_status");
