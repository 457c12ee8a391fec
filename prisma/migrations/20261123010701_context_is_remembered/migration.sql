-- With whom and where somebody worked last: the next sign-in begins there, as far as it may still be chosen.
ALTER TABLE "user_account" ADD COLUMN "last_center_id" INTEGER;
ALTER TABLE "user_account" ADD COLUMN "last_doctor_id" INTEGER;
