-- Where the mark "validation denied" comes or goes, the document is made anew; the one that was handed out stays.
ALTER TABLE "pdf_edition"
  DROP CONSTRAINT "pdf_edition_edition_check",
  ADD CONSTRAINT "pdf_edition_edition_check" CHECK ("edition" IN ('submission', 'validation', 'decision', 'annulled'));
