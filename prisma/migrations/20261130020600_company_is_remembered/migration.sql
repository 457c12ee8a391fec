-- Managers of several companies begin with the one that they chose last.
ALTER TABLE "user_account" ADD COLUMN "last_company_id" INTEGER;
