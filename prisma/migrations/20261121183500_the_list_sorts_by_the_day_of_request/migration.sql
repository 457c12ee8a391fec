-- The list shows the day of the request, which a draft does not have yet, and sorted by the day on which its draft was begun.
DROP INDEX "demand_company_created_at", "demand_all_created_at";
CREATE INDEX "demand_company_demand_date" ON "demand"("company_id", "demand_date", "id", "display_status", "first_province_id", "second_province_id", "open_to_all_representatives", "reference");
CREATE INDEX "demand_all_demand_date" ON "demand"("demand_date", "id", "company_id", "display_status", "first_province_id", "second_province_id", "reference");
