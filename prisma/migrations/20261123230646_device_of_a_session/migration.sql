-- People tell their own sessions apart by the browser that they began in, as it named itself.
ALTER TABLE "user_session" ADD COLUMN "user_agent" TEXT;
