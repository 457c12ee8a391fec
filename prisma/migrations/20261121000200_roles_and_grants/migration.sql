-- The application signs in as a role of its own (aval_app) that owns nothing: row-level security does not bind an owner.
-- The start-up creates the role with its password; a database made by hand gets it here, without a login.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'aval_app') THEN
    CREATE ROLE aval_app NOLOGIN;
  END IF;
EXCEPTION
  -- Two databases of one cluster may be migrated at the same moment.
  WHEN duplicate_object OR unique_violation THEN NULL;
  WHEN insufficient_privilege THEN
    RAISE EXCEPTION 'the role aval_app does not exist and this user may not create it: run CREATE ROLE aval_app LOGIN first';
END
$$;

GRANT USAGE ON SCHEMA public TO aval_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO aval_app;

-- What is changed and removed in daily work.
GRANT SELECT, INSERT, UPDATE, DELETE ON
  "company_host", "company_policy", "user_company", "user_zone", "user_center", "doctor_assistant", "supervisor_doctor",
  "user_session", "password_reset", "sso_token", "rate_limit", "invitation", "invitation_center", "center", "drug",
  "presentation", "radiotherapy_code", "demand", "demand_draft", "demand_consultant", "treatment_slot",
  "media", "attachment", "reminder_setting"
TO aval_app;

-- What is never removed.
GRANT SELECT, INSERT, UPDATE ON
  "company", "user_account", "patient", "pdf_edition", "outbox", "effect", "notification", "reference_sequence"
TO aval_app;

-- What is written once.
GRANT SELECT, INSERT ON
  "demand_version", "demand_version_drug", "demand_version_code", "demand_history", "demand_command", "access_record"
TO aval_app;

-- What only a migration or the seed writes.
GRANT SELECT ON "role", "province" TO aval_app;
