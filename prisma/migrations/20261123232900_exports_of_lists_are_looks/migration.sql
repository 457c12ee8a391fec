-- Whoever takes a list of patients' data with them has had a look at it: which list, narrowed to what, how many rows of this company.
ALTER TABLE "access_record" ADD COLUMN "list" TEXT, ADD COLUMN "filters" JSONB, ADD COLUMN "row_count" INTEGER;
ALTER TABLE "access_record" DROP CONSTRAINT "access_record_subject_check";
ALTER TABLE "access_record" ADD CONSTRAINT "access_record_subject_check" CHECK (
  "subject" IN ('demand', 'document', 'attachment', 'patient', 'export')
);
ALTER TABLE "access_record" ADD CONSTRAINT "access_record_export_check" CHECK (
  ("subject" = 'export') = ("list" IS NOT NULL) AND num_nonnulls("list", "filters", "row_count") IN (0, 3)
);
