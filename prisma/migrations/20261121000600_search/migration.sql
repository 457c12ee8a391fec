-- Text search under row-level security. LIKE and array operators are not leakproof, so behind a policy they may not use an
-- index (66 ms and more instead of 1 ms at 200,000 rows). These functions run as the owner, look only at the companies of
-- app.companies themselves, and answer a capped number of ids, which the ordinary query then filters by.

CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql STABLE AS $$ SELECT public.unaccent(lower(btrim($1))) $$;

CREATE FUNCTION fill_search_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_name := search_text(NEW.first_name || ' ' || NEW.last_name);
  RETURN NEW;
END
$$;

CREATE TRIGGER search_name BEFORE INSERT OR UPDATE ON "patient" FOR EACH ROW EXECUTE FUNCTION fill_search_name();

-- The text as a LIKE pattern: anywhere, with its own wildcards taken literally.
CREATE FUNCTION like_pattern(text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT '%' || replace(replace(replace($1, '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;

CREATE FUNCTION permitted_companies() RETURNS int[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_to_array(current_setting('app.companies', true), ',')::int[], '{}')
$$;

-- Patients whose name holds every word of the text, in any order, with or without accents. The longest word leads: it is the
-- one that the trigram index narrows best.
CREATE FUNCTION search_patients(search text, maximum int) RETURNS SETOF int
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  words text[] := regexp_split_to_array(search_text(search), '\s+');
  longest text := (SELECT word FROM unnest(words) AS word ORDER BY length(word) DESC LIMIT 1);
BEGIN
  RETURN QUERY
    SELECT patient.id FROM patient
    WHERE patient.company_id = ANY (permitted_companies())
      AND patient.search_name LIKE like_pattern(longest)
      AND patient.search_name LIKE ALL (SELECT like_pattern(word) FROM unnest(words) AS word)
    ORDER BY patient.last_name, patient.first_name, patient.id
    LIMIT least(maximum, 1000);
END
$$;

-- Demands whose reference holds the text anywhere; a text that begins like a reference is better asked as a range.
CREATE FUNCTION search_references(search text, maximum int) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
    SELECT demand.id FROM demand
    WHERE demand.company_id = ANY (permitted_companies()) AND demand.reference LIKE like_pattern(upper(btrim(search)))
    ORDER BY demand.last_demand DESC, demand.id
    LIMIT least(maximum, 1000);
END
$$;

REVOKE EXECUTE ON FUNCTION search_patients(text, int), search_references(text, int) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_patients(text, int), search_references(text, int) TO aval_app;

-- Provinces of a demand as columns: those of its two centers, so two at most.
CREATE FUNCTION spread_demand_provinces() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(NEW.province_ids) > 2 THEN
    RAISE EXCEPTION 'a demand has the provinces of its two centers, not %', cardinality(NEW.province_ids) USING ERRCODE = 'AV005';
  END IF;
  NEW.first_province_id := NEW.province_ids[1];
  NEW.second_province_id := NEW.province_ids[2];
  RETURN NEW;
END
$$;

CREATE TRIGGER provinces BEFORE INSERT OR UPDATE OF province_ids ON "demand"
  FOR EACH ROW EXECUTE FUNCTION spread_demand_provinces();

-- Consultants of a demand as rows, for the scope of consultants.
CREATE FUNCTION spread_demand_consultants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  consultants int[] := array_remove(NEW.consultant_ids || NEW.assigned_user_id, NULL);
BEGIN
  DELETE FROM demand_consultant WHERE demand_id = NEW.id AND NOT consultant_id = ANY (consultants);
  INSERT INTO demand_consultant (demand_id, consultant_id, company_id)
    SELECT NEW.id, consultant_id, NEW.company_id FROM unnest(consultants) AS consultant_id
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER consultants_new AFTER INSERT ON "demand" FOR EACH ROW
  WHEN (NEW.assigned_user_id IS NOT NULL OR cardinality(NEW.consultant_ids) > 0)
  EXECUTE FUNCTION spread_demand_consultants();

CREATE TRIGGER consultants_changed AFTER UPDATE OF consultant_ids, assigned_user_id ON "demand" FOR EACH ROW
  WHEN (NEW.consultant_ids IS DISTINCT FROM OLD.consultant_ids OR NEW.assigned_user_id IS DISTINCT FROM OLD.assigned_user_id)
  EXECUTE FUNCTION spread_demand_consultants();

-- How many a tenant has, for all who see no drafts: counted in the index alone.
CREATE INDEX "demand_submitted" ON "demand" ("company_id") WHERE "status" <> 'DRAFT';

-- Demands that every representative may see, so that a scope of zones is read from indexes as a whole.
CREATE INDEX "demand_open_to_all" ON "demand" ("company_id") WHERE "open_to_all_representatives";

-- Doctors work at few centers: without knowing it the planner expects rows where there are none and walks a whole index.
CREATE STATISTICS "demand_doctors_and_centers" (mcv, dependencies)
  ON "doctor_id", "prescriber_center_id", "performing_center_id" FROM "demand";
