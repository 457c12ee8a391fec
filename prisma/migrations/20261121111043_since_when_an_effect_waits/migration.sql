-- AlterTable
ALTER TABLE "effect" ADD COLUMN "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

UPDATE "effect" SET "requested_at" = "created_at";

-- AddForeignKey
ALTER TABLE "pdf_edition" ADD CONSTRAINT "pdf_edition_effect_id_fkey" FOREIGN KEY ("effect_id") REFERENCES "effect"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
