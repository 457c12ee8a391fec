-- The second wall behind scoped access: a row is there only for a transaction that named its company in app.companies
-- (scope.ts). Without the setting there is nothing, and no error. The sub-select is computed once a query, not once a row.
-- Tables without a policy, and why, are named in row-level-security.ts; a test compares that list with the catalogue.
DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY[
    'company_policy', 'sso_token', 'invitation', 'invitation_center', 'radiotherapy_code', 'patient', 'treatment_slot',
    'demand', 'demand_consultant', 'demand_draft', 'demand_version', 'demand_version_drug',
    'demand_version_code', 'demand_history', 'demand_command', 'media', 'attachment', 'pdf_edition', 'outbox', 'effect',
    'notification', 'reminder_setting', 'access_record', 'reference_sequence'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY tenant ON %I
         USING (company_id = ANY ((SELECT string_to_array(current_setting(''app.companies'', true), '',''))::int[]))
         WITH CHECK (company_id = ANY ((SELECT string_to_array(current_setting(''app.companies'', true), '',''))::int[]))',
      tenant_table
    );
  END LOOP;
END
$$;
