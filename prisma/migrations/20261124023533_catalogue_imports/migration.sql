-- A file of a catalogue's entries, from its choice to its being written: what the page of its maker follows. Catalogues serve all companies, and so
-- does what is to change in them; only its maker sees it, and it goes after a day.
CREATE TABLE "catalogue_import" (
    "id" UUID PRIMARY KEY,
    "subject" TEXT NOT NULL CHECK ("subject" IN ('drug', 'presentation', 'code', 'center')),
    "created_by_id" INTEGER NOT NULL REFERENCES "user_account" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "file_name" TEXT NOT NULL,
    "kind" TEXT NOT NULL CHECK ("kind" IN ('csv', 'xlsx')),
    "storage_key" TEXT NOT NULL UNIQUE,
    "sha256" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "state" TEXT NOT NULL CHECK ("state" IN ('checking', 'refused', 'ready', 'applying', 'applied')),
    "claim" UUID,
    "worked_at" TIMESTAMPTZ(3),
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "problem" TEXT,
    "notice" TEXT,
    "sheet" TEXT,
    "unread_heads" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "plan_hash" TEXT,
    "created_count" INTEGER NOT NULL DEFAULT 0,
    "changed_count" INTEGER NOT NULL DEFAULT 0,
    "unchanged_count" INTEGER NOT NULL DEFAULT 0,
    "wrong_count" INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX "catalogue_import_created_by_id_subject_key" ON "catalogue_import" ("created_by_id", "subject");
CREATE INDEX "catalogue_import_created_at_idx" ON "catalogue_import" ("created_at");

CREATE TABLE "catalogue_import_row" (
    "import_id" UUID NOT NULL REFERENCES "catalogue_import" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL CHECK ("kind" IN ('created', 'changed', 'unchanged', 'wrong')),
    "name" TEXT NOT NULL,
    "entry_id" INTEGER,
    "hidden" BOOLEAN NOT NULL DEFAULT FALSE,
    "changes" JSONB NOT NULL,
    "issues" JSONB NOT NULL,
    PRIMARY KEY ("import_id", "number")
);
CREATE INDEX "catalogue_import_row_import_id_kind_number_idx" ON "catalogue_import_row" ("import_id", "kind", "number");

GRANT SELECT, INSERT, UPDATE, DELETE ON "catalogue_import", "catalogue_import_row" TO aval_app;
