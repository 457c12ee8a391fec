-- A page far into a long list was found by fetching, and often sorting, every row before it: 50,000 rows of a kilobyte for the
-- middle of a tenant of 100,000. With status, provinces, reference and company behind the sort key it is found in the index alone.
DROP INDEX
  "demand_card_number_id_idx",
  "demand_company_id_assigned_role_id_last_demand_id_idx",
  "demand_company_id_card_number_id_idx",
  "demand_company_id_company_name_id_idx",
  "demand_company_id_created_at_id_idx",
  "demand_company_id_doctor_name_id_idx",
  "demand_company_id_last_demand_id_idx",
  "demand_company_id_prescriber_center_name_id_idx",
  "demand_company_id_reference_idx",
  "demand_company_id_type_id_idx",
  "demand_company_name_id_idx",
  "demand_created_at_id_idx",
  "demand_doctor_id_last_demand_id_idx",
  "demand_doctor_name_id_idx",
  "demand_first_province_id_company_id_idx",
  "demand_last_demand_id_idx",
  "demand_performing_center_id_last_demand_id_idx",
  "demand_prescriber_center_id_last_demand_id_idx",
  "demand_prescriber_center_name_id_idx",
  "demand_second_province_id_company_id_idx",
  "demand_type_id_idx";

CREATE INDEX "demand_company_reference" ON "demand"("company_id", "reference", "id", "display_status", "first_province_id", "second_province_id", "open_to_all_representatives");
CREATE INDEX "demand_company_created_at" ON "demand"("company_id", "created_at", "id", "display_status", "first_province_id", "second_province_id", "open_to_all_representatives", "reference");
CREATE INDEX "demand_company_last_demand" ON "demand"("company_id", "last_demand", "id", "display_status", "first_province_id", "second_province_id", "open_to_all_representatives", "reference");
CREATE INDEX "demand_company_doctor_name" ON "demand"("company_id", "doctor_name", "id", "display_status", "first_province_id", "second_province_id", "open_to_all_representatives", "reference", "doctor_id");
CREATE INDEX "demand_company_company_name" ON "demand"("company_id", "company_name", "id", "display_status", "first_province_id", "second_province_id", "open_to_all_representatives", "reference");
CREATE INDEX "demand_company_prescriber_center_name" ON "demand"("company_id", "prescriber_center_name", "id", "display_status", "first_province_id", "second_province_id", "open_to_all_representatives", "reference", "prescriber_center_id", "performing_center_id");
CREATE INDEX "demand_company_card_number" ON "demand"("company_id", "card_number", "id", "display_status", "first_province_id", "second_province_id", "open_to_all_representatives", "reference");
CREATE INDEX "demand_company_type" ON "demand"("company_id", "type", "id", "display_status", "first_province_id", "second_province_id", "open_to_all_representatives", "reference");
CREATE INDEX "demand_all_reference" ON "demand"("reference", "id", "company_id", "display_status", "first_province_id", "second_province_id");
CREATE INDEX "demand_all_created_at" ON "demand"("created_at", "id", "company_id", "display_status", "first_province_id", "second_province_id", "reference");
CREATE INDEX "demand_all_last_demand" ON "demand"("last_demand", "id", "company_id", "display_status", "first_province_id", "second_province_id", "reference");
CREATE INDEX "demand_all_doctor_name" ON "demand"("doctor_name", "id", "company_id", "display_status", "first_province_id", "second_province_id", "reference", "doctor_id");
CREATE INDEX "demand_all_company_name" ON "demand"("company_name", "id", "company_id", "display_status", "first_province_id", "second_province_id", "reference");
CREATE INDEX "demand_all_prescriber_center_name" ON "demand"("prescriber_center_name", "id", "company_id", "display_status", "first_province_id", "second_province_id", "reference", "prescriber_center_id", "performing_center_id");
CREATE INDEX "demand_all_card_number" ON "demand"("card_number", "id", "company_id", "display_status", "first_province_id", "second_province_id", "reference");
CREATE INDEX "demand_all_type" ON "demand"("type", "id", "company_id", "display_status", "first_province_id", "second_province_id", "reference");
CREATE INDEX "demand_assigned_role" ON "demand"("company_id", "assigned_role_id", "last_demand", "id", "status", "display_status");
CREATE INDEX "demand_doctor" ON "demand"("doctor_id", "last_demand", "id", "company_id", "display_status");
CREATE INDEX "demand_prescriber_center" ON "demand"("prescriber_center_id", "last_demand", "id", "company_id", "display_status");
CREATE INDEX "demand_performing_center" ON "demand"("performing_center_id", "last_demand", "id", "company_id", "display_status");
CREATE INDEX "demand_first_province" ON "demand"("first_province_id", "company_id", "display_status");
CREATE INDEX "demand_second_province" ON "demand"("second_province_id", "company_id", "display_status");

-- What the scope asks now: the display status says it as well, and it stands in the other indexes.
DROP INDEX "demand_submitted";
CREATE INDEX "demand_submitted" ON "demand" ("company_id") WHERE "display_status" <> 'draft';

-- The newest references that hold the text. In the order of references, so that a text that many of them hold is found after a
-- few steps through an index and a rare one by its trigrams; planned for the very text, whose frequency decides which.
CREATE OR REPLACE FUNCTION search_references(search text, maximum int) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY EXECUTE
    'SELECT id FROM demand WHERE company_id = ANY ($1) AND reference LIKE $2 ORDER BY reference DESC LIMIT $3'
    USING permitted_companies(), like_pattern(upper(btrim(search))), least(maximum, 1000);
END
$$;
