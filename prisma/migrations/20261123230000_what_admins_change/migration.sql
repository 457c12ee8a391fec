-- Two who edit the same thing: the form carries the revision that it showed, and the second one is told.
ALTER TABLE "company" ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "user_account" ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "center" ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "drug" ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "presentation" ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "radiotherapy_code" ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "patient" ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 0;

-- What was changed in what serves all companies has no company; only admin roles are given such rows.
CREATE TABLE "change_record" (
    "id" BIGSERIAL PRIMARY KEY,
    "company_id" INTEGER REFERENCES "company" ("id"),
    "actor_id" INTEGER NOT NULL REFERENCES "user_account" ("id"),
    "subject" TEXT NOT NULL,
    "subject_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "change_record_all" ON "change_record" ("at", "id", "company_id", "subject");
CREATE INDEX "change_record_subject" ON "change_record" ("subject", "subject_id", "at", "id");
CREATE INDEX "change_record_actor" ON "change_record" ("actor_id", "at", "id", "company_id", "subject");

ALTER TABLE "change_record" ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "change_record"
  USING (company_id IS NULL OR company_id = ANY ((SELECT string_to_array(current_setting('app.companies', true), ','))::int[]))
  WITH CHECK (company_id IS NULL OR company_id = ANY ((SELECT string_to_array(current_setting('app.companies', true), ','))::int[]));

GRANT SELECT, INSERT ON "change_record" TO aval_app;
GRANT USAGE ON SEQUENCE "change_record_id_seq" TO aval_app;
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON "change_record" FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Faces of users and marks of companies, made anew from what was uploaded. They are shown before a tenant's data may be, and hold none of it.
CREATE TABLE "image" (
    "id" UUID PRIMARY KEY,
    "kind" TEXT NOT NULL CHECK ("kind" IN ('avatar', 'logo', 'favicon')),
    "storage_key" TEXT NOT NULL UNIQUE,
    "media_type" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "created_by_id" INTEGER REFERENCES "user_account" ("id"),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
GRANT SELECT, INSERT, DELETE ON "image" TO aval_app;

ALTER TABLE "company" DROP COLUMN "logo_media_id", DROP COLUMN "favicon_media_id";
ALTER TABLE "company" ADD COLUMN "logo_image_id" UUID REFERENCES "image" ("id"), ADD COLUMN "favicon_image_id" UUID REFERENCES "image" ("id");
ALTER TABLE "user_account" DROP COLUMN "avatar_media_id";
ALTER TABLE "user_account" ADD COLUMN "avatar_image_id" UUID REFERENCES "image" ("id");
