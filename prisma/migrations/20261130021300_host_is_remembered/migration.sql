-- Mails link to the host that their reader used last.
ALTER TABLE "user_account" ADD COLUMN "last_host" TEXT;
