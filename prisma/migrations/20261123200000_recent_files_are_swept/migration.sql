-- The sweep looks for files that nothing names among the recent ones.
CREATE INDEX "media_created_at_idx" ON "media"("created_at");
