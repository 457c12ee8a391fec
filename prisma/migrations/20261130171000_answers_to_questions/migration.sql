-- What the doctor's side answers to a question is kept with the working copy until it is sent.
ALTER TABLE "demand_draft" ADD COLUMN "answer" TEXT;
