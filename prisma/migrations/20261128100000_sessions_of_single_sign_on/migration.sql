-- A session that a company's key of single sign-on began ends with that key. Of those that go on it is not known, and they end by their age.
ALTER TABLE "user_session" ADD COLUMN "by_sso" BOOLEAN NOT NULL DEFAULT false;
