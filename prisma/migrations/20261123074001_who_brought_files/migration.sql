-- Each file that comes is counted with those of the same person that nothing names yet, and the sweep looks for such files of everybody.
CREATE INDEX "media_created_by_id_idx" ON "media"("created_by_id");
CREATE INDEX "attachment_media_id_idx" ON "attachment"("media_id");
CREATE INDEX "pdf_edition_media_id_idx" ON "pdf_edition"("media_id");
