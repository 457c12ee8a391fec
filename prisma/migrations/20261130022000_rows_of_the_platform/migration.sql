-- Rows without a company belong to the platform. They are there for a transaction that has app.platform (scope.ts), which is
-- that of an admin role or of work for all companies; a transaction of a company does not see them by having forgotten something.
-- As a condition by itself the setting counts for half of the rows when a query is planned, so that long lists keep their index.
ALTER POLICY tenant ON "change_record"
  USING ((company_id IS NULL AND (SELECT current_setting('app.platform', true) = 'on'))
    OR company_id = ANY ((SELECT string_to_array(current_setting('app.companies', true), ','))::int[]))
  WITH CHECK ((company_id IS NULL AND (SELECT current_setting('app.platform', true) = 'on'))
    OR company_id = ANY ((SELECT string_to_array(current_setting('app.companies', true), ','))::int[]));

-- Regimens of the platform are everybody's to read, and the platform's to write.
DO $$
DECLARE
  child text;
BEGIN
  FOREACH child IN ARRAY ARRAY['regimen', 'regimen_version'] LOOP
    EXECUTE format(
      'ALTER POLICY tenant ON %I
         WITH CHECK ((company_id IS NULL AND (SELECT current_setting(''app.platform'', true) = ''on''))
           OR company_id = ANY ((SELECT string_to_array(current_setting(''app.companies'', true), '',''))::int[]))',
      child);
  END LOOP;
END
$$;
