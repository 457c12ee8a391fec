-- What a program has made under its keys: the same call under the same key answers it and makes nothing.
CREATE TABLE "made_under_key" (
    "user_id" INTEGER NOT NULL,
    "key" UUID NOT NULL,
    "call" TEXT NOT NULL,
    "sent_sha256" TEXT NOT NULL,
    "made_id" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "made_under_key_pkey" PRIMARY KEY ("user_id", "key")
);

ALTER TABLE "made_under_key" ADD CONSTRAINT "made_under_key_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what Prisma does not know.
GRANT SELECT, INSERT ON "made_under_key" TO aval_app;
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON "made_under_key" FOR EACH ROW EXECUTE FUNCTION refuse_change();
