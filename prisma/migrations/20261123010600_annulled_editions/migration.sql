-- An undone decision gets an edition of its own that says so; the one that was handed out stays.
ALTER TABLE "pdf_edition"
  DROP CONSTRAINT "pdf_edition_edition_check",
  ADD CONSTRAINT "pdf_edition_edition_check" CHECK ("edition" IN ('submission', 'decision', 'annulled'));
