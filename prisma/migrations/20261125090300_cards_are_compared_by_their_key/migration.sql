-- A card is the same whether it is typed with blanks, hyphens or small letters; what was typed stays as it is. The same as cardKey in the domain:
-- letters are those of ASCII, so that it depends on no locale. Whoever writes a number holds the lock on those of the company, and older ones may
-- be equal: the index is no unique one.
CREATE FUNCTION card_key(text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT upper(regexp_replace($1, '[\u0009-\u000d\u0020\u00a0\u00ad\u1680\u2000-\u200b\u2010-\u2015\u2028\u2029\u202f\u205f\u2212\u3000\ufeff-]', '', 'g') COLLATE "C")
$$;

ALTER TABLE "patient" ADD COLUMN "card_key" TEXT NOT NULL DEFAULT '';

CREATE OR REPLACE FUNCTION fill_search_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_name := search_text(NEW.first_name || ' ' || NEW.last_name);
  NEW.sort_name := sort_text(NEW.last_name) || chr(1) || sort_text(NEW.first_name);
  NEW.card_key := card_key(NEW.card_number);
  RETURN NEW;
END
$$;
UPDATE "patient" SET card_number = card_number;
CREATE INDEX "patient_company_id_card_key_idx" ON "patient"("company_id", "card_key");
