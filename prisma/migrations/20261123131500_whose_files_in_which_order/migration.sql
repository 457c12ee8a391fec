-- Each side's files stay its own until they are sent, whatever becomes of the role of whoever brought them; and they are listed in the order in
-- which they were chosen, which is not the one in which they arrive.
ALTER TABLE "attachment"
  ADD COLUMN "side" TEXT NOT NULL DEFAULT 'doctor',
  ADD COLUMN "place" INTEGER NOT NULL DEFAULT 0;

-- Doctors and assistants.
UPDATE "attachment" a SET "side" = 'company'
  FROM "user_account" u
  WHERE u."id" = a."created_by_id" AND u."role_id" NOT IN (7, 8);

ALTER TABLE "attachment"
  ALTER COLUMN "side" DROP DEFAULT,
  ADD CONSTRAINT "attachment_side_check" CHECK ("side" IN ('doctor', 'company'));
