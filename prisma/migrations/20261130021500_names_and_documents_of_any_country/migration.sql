-- A company may take names and documents of any country. Who is there has a DNI or NIE, which is no kind of its own.
ALTER TABLE "company" ADD COLUMN "names_of_any_country" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "patient" ADD COLUMN "document_kind" TEXT;
ALTER TABLE "patient" ADD CONSTRAINT "patient_document_kind_check" CHECK (document_kind IN ('passport', 'other'));

-- An identifier is the same however it is typed: with blanks, dots and hyphens, in small letters or in full width. The same as identifierKey in the
-- domain: letters are those of ASCII, so that it depends on no locale.
CREATE FUNCTION identifier_key(text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT upper(regexp_replace(normalize($1, NFKC), '[\u0009-\u000d\u0020\u00a0\u00ad\u1680\u2000-\u2015\u2028\u2029\u202f\u205f\u2060\u2212\u3000\ufeff.-]', '', 'g') COLLATE "C")
$$;

-- Cards that had different keys may have the same now, and some had the same before: the first keeps its key alone, the others are told apart by a
-- number until their card is corrected.
ALTER TABLE "patient" ADD COLUMN "card_key_copy" INTEGER NOT NULL DEFAULT 0;
CREATE OR REPLACE FUNCTION fill_search_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_name := search_text(NEW.first_name || ' ' || NEW.last_name);
  NEW.sort_name := sort_text(NEW.last_name) || chr(1) || sort_text(NEW.first_name);
  IF TG_OP = 'UPDATE' AND identifier_key(NEW.card_number) IS DISTINCT FROM OLD.card_key THEN
    NEW.card_key_copy := 0;
  END IF;
  NEW.card_key := identifier_key(NEW.card_number);
  RETURN NEW;
END
$$;
UPDATE "patient" SET card_number = card_number;
UPDATE "patient" SET card_key_copy = same.copy
FROM (SELECT id, row_number() OVER (PARTITION BY company_id, card_key ORDER BY id) - 1 AS copy FROM "patient") AS same
WHERE same.id = "patient".id AND same.copy > 0;

DROP INDEX "patient_company_id_card_key_idx";
DROP INDEX "patient_company_id_card_number_key";
CREATE UNIQUE INDEX "patient_company_id_card_key_card_key_copy_key" ON "patient"("company_id", "card_key", "card_key_copy");
DROP FUNCTION card_key(text);
