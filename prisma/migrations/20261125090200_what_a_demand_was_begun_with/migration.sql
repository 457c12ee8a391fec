-- What the call sent that began a demand: the same key with another content is told apart from a repetition. Null for what a page began.
ALTER TABLE "demand" ADD COLUMN "begun_with_sha256" TEXT;
