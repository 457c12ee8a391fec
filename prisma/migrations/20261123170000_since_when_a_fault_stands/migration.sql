-- Since when each fault stands; it means something only beside its code.
ALTER TABLE "demand"
  ADD COLUMN "clock_fault_at" TIMESTAMPTZ(3),
  ADD COLUMN "reminder_fault_at" TIMESTAMPTZ(3),
  ADD COLUMN "command_fault_at" TIMESTAMPTZ(3);
