-- It depends on the dictionary of accents, which is not edited, and on nothing else: an index may be made of it.
ALTER FUNCTION search_text(text) IMMUTABLE;

-- The list of users in each order that it offers; by e-mail there is an index already.
CREATE INDEX "user_account_sort_name_id_idx" ON "user_account"("sort_name", "id");
CREATE INDEX "user_account_dni_id_idx" ON "user_account"("dni", "id");
CREATE INDEX "user_account_role_id_id_idx" ON "user_account"("role_id", "id");
CREATE INDEX "user_account_active_id_idx" ON "user_account"("active", "id");
-- And by a part of a text, as it is searched.
CREATE INDEX "user_account_name_search" ON "user_account" USING gin (search_text("name") gin_trgm_ops);
CREATE INDEX "user_account_email_search" ON "user_account" USING gin (search_text("email") gin_trgm_ops);
CREATE INDEX "user_account_dni_search" ON "user_account" USING gin (search_text("dni") gin_trgm_ops);

-- The same of presentations, which are sorted as they are searched.
CREATE INDEX "presentation_presentation_order" ON "presentation"(search_text("presentation"), "id");
CREATE INDEX "presentation_register_number_order" ON "presentation"(search_text("register_number"), "id");
CREATE INDEX "presentation_national_code_order" ON "presentation"(search_text("national_code"), "id");
CREATE INDEX "presentation_presentation_search" ON "presentation" USING gin (search_text("presentation") gin_trgm_ops);
CREATE INDEX "presentation_register_number_search" ON "presentation" USING gin (search_text("register_number") gin_trgm_ops);
CREATE INDEX "presentation_national_code_search" ON "presentation" USING gin (search_text("national_code") gin_trgm_ops);
