-- AlterTable
ALTER TABLE "demand" RENAME COLUMN "fault_code" TO "command_fault_code";
ALTER TABLE "demand" ADD COLUMN     "clock_fault_code" TEXT,
ADD COLUMN     "command_fault_type" TEXT,
ADD COLUMN     "reminder_fault_code" TEXT;
