-- The closed vocabularies of domain/, as checks on text: native enums under row-level security keep indexes from being used.

ALTER TABLE "company"
  ADD CONSTRAINT "company_colors_check" CHECK (
    "primary_color" ~ '^([0-9a-fA-F]{3}){1,2}$' AND "secondary_color" ~ '^([0-9a-fA-F]{3}){1,2}$' AND "tertiary_color" ~ '^([0-9a-fA-F]{3}){1,2}$'
  ),
  ADD CONSTRAINT "company_document_language_check" CHECK ("document_language" IN ('es', 'en')),
  ADD CONSTRAINT "company_home_cards_check" CHECK ("home_cards" <@ ARRAY['doctor', 'center', 'company']),
  ADD CONSTRAINT "company_reference_prefix_check" CHECK ("reference_prefix" ~ '^[A-Z]{2,5}$'),
  ADD CONSTRAINT "company_sso_check" CHECK ("sso_algorithm" IN ('HS256', 'RS256') AND "sso_key" IS NOT NULL OR "sso_algorithm" IS NULL);

-- One default tenant; without it nobody could be sent anywhere.
CREATE UNIQUE INDEX "company_one_default" ON "company" ("is_default") WHERE "is_default";

ALTER TABLE "company_host" ADD CONSTRAINT "company_host_normalised_check" CHECK ("host" = lower("host") AND "host" !~ '[:/ ]');

ALTER TABLE "company_policy"
  ADD CONSTRAINT "company_policy_type_check" CHECK ("type" IN ('legal_notice', 'privacy_policy', 'terms_conditions'));

ALTER TABLE "user_account"
  ADD CONSTRAINT "user_account_email_check" CHECK ("email" = lower("email")),
  ADD CONSTRAINT "user_account_language_check" CHECK ("language" IN ('es', 'en')),
  ADD CONSTRAINT "user_account_theme_check" CHECK ("theme" IN ('light', 'dark', 'system')),
  -- Representatives, supervisors, doctors and assistants belong to one company, the other roles to none (rules.md section 1).
  ADD CONSTRAINT "user_account_company_check" CHECK (("role_id" IN (4, 6, 7, 8)) = ("company_id" IS NOT NULL));

ALTER TABLE "invitation"
  ADD CONSTRAINT "invitation_status_check" CHECK ("status" BETWEEN 0 AND 3),
  ADD CONSTRAINT "invitation_role_check" CHECK ("role_id" IN (7, 8));

ALTER TABLE "center" ADD CONSTRAINT "center_type_check" CHECK ("type" IN ('Ambos', 'Prescriptor', 'Realizador'));

ALTER TABLE "drug"
  ADD CONSTRAINT "drug_dosage_check" CHECK ("dosage" IN ('MGM2', 'MGKG', 'AUC', 'MG')),
  ADD CONSTRAINT "drug_administration_check" CHECK ("administration" IN (
    'ENDOVENOUS', 'SURGICALIMPLANT', 'INTRAMUSCULAR', 'INTRAVENOUS', 'INTRAVESICAL', 'NASAL', 'ORAL', 'SUBCUTANEOUS', 'TOPIC'
  ));

ALTER TABLE "presentation" ADD CONSTRAINT "presentation_price_check" CHECK ("price_cents" >= 0);

ALTER TABLE "patient"
  ADD CONSTRAINT "patient_gender_check" CHECK ("gender" IN ('male', 'female')),
  ADD CONSTRAINT "patient_type_check" CHECK ("type" IN ('func', 'isfas', 'muface', 'mugeju', 'private', 'undefined'));

ALTER TABLE "treatment_slot" ADD CONSTRAINT "treatment_slot_kind_check" CHECK ("kind" IN ('chemotherapy', 'radiotherapy'));

ALTER TABLE "demand"
  ADD CONSTRAINT "demand_status_check" CHECK ("status" IN ('DRAFT', 'ACTIVE', 'SENDED', 'CANCELED', 'FINISHED')),
  ADD CONSTRAINT "demand_display_status_check" CHECK ("display_status" IN (
    'draft', 'active', 'pending_validation', 'pending_analysis', 'pending_evaluation', 'pending_missing_info',
    'pending_company_accept', 'pending_company_deny', 'pending_continue', 'sended', 'sended_accepted', 'sended_denied',
    'canceled', 'finished'
  )),
  ADD CONSTRAINT "demand_draft_status_check" CHECK (("status" = 'DRAFT') = ("display_status" = 'draft')),
  ADD CONSTRAINT "demand_type_check" CHECK ("type" IN ('chemotherapy', 'radiotherapy', 'both')),
  ADD CONSTRAINT "demand_assigned_role_check" CHECK ("assigned_role_id" BETWEEN 1 AND 8),
  ADD CONSTRAINT "demand_cycle_check" CHECK (("cycle" = 0 AND "total_cycles" = 0) OR ("cycle" BETWEEN 1 AND "total_cycles")),
  ADD CONSTRAINT "demand_sequence_check" CHECK ("sequence" >= 0 AND "last_action_sequence" BETWEEN 0 AND "sequence");

ALTER TABLE "demand_draft" ADD CONSTRAINT "demand_draft_mode_check" CHECK (
  "mode" IN ('draft', 'continue', 'change_dates', 'missing_info', 'edit_active', 'administrative')
);

ALTER TABLE "demand_version" ADD CONSTRAINT "demand_version_number_check" CHECK ("number" >= 1);

ALTER TABLE "demand_history"
  ADD CONSTRAINT "demand_history_sequence_check" CHECK ("sequence" >= 1),
  ADD CONSTRAINT "demand_history_action_check" CHECK ("action" IN (
    'SAVE', 'REQUEST', 'REQUEST_MISSING_INFO', 'REQUEST_AUTHORIZATION', 'PROPOSE_AUTHORIZATION', 'PROPOSE_DENIAL', 'ACCEPT',
    'DENY', 'CONTINUE', 'CHANGE_DATES', 'INCREASE_CYCLES', 'CANCEL', 'FINISH', 'RETURN', 'ROLLBACK', 'UPLOAD', 'TAKE_OVER',
    'COMMENT'
  )),
  ADD CONSTRAINT "demand_history_display_status_check" CHECK ("display_status" IN (
    'active', 'pending_validation', 'pending_analysis', 'pending_evaluation', 'pending_missing_info',
    'pending_company_accept', 'pending_company_deny', 'pending_continue', 'sended', 'sended_accepted', 'sended_denied',
    'canceled', 'finished'
  )),
  ADD CONSTRAINT "demand_history_comment_target_check" CHECK ("comment_target" IN ('doctor', 'managers', 'insurer')),
  ADD CONSTRAINT "demand_history_decision_reason_check" CHECK ("decision_reason" IN (
    'AUTORIZADO', 'AUTORIZADONOCOSTEEFICIENTE', 'USOFUERADEINDICACIONAUTORIZACION', 'NOCUBIERTOAUTORIZACION',
    'USOFUERADEINDICACIONDENEGADO', 'NOCUBIERTODENEGADO'
  )),
  ADD CONSTRAINT "demand_history_final_reason_check" CHECK ("final_reason" IN (
    'AUTORIZADO', 'AUTORIZADONOCOSTEEFICIENTE', 'USOFUERADEINDICACIONAUTORIZACION', 'NOCUBIERTOAUTORIZACION',
    'USOFUERADEINDICACIONDENEGADO', 'NOCUBIERTODENEGADO'
  ));

-- 15 MB at most, never empty (rules.md section 8).
ALTER TABLE "media"
  ADD CONSTRAINT "media_size_check" CHECK ("size" BETWEEN 1 AND 15728640),
  ADD CONSTRAINT "media_sha256_check" CHECK ("sha256" ~ '^[0-9a-f]{64}$');

ALTER TABLE "pdf_edition"
  ADD CONSTRAINT "pdf_edition_edition_check" CHECK ("edition" IN ('submission', 'decision')),
  ADD CONSTRAINT "pdf_edition_status_check" CHECK ("status" IN ('pending', 'ready', 'failed')),
  -- "Ready" is said only of a document that is there.
  ADD CONSTRAINT "pdf_edition_ready_check" CHECK (("status" = 'ready') = ("media_id" IS NOT NULL));

ALTER TABLE "effect"
  ADD CONSTRAINT "effect_kind_check" CHECK ("kind" IN ('document', 'mail')),
  ADD CONSTRAINT "effect_status_check" CHECK ("status" IN ('due', 'done', 'failed'));

ALTER TABLE "reminder_setting"
  ADD CONSTRAINT "reminder_setting_days_check" CHECK ("first_after" >= 0 AND "every" >= 1),
  ADD CONSTRAINT "reminder_setting_display_status_check" CHECK ("display_status" IN (
    'pending_missing_info', 'pending_validation', 'pending_company_accept', 'pending_company_deny', 'pending_analysis',
    'pending_evaluation', 'pending_continue'
  ));

ALTER TABLE "access_record" ADD CONSTRAINT "access_record_subject_check" CHECK (
  "subject" IN ('demand', 'document', 'attachment', 'patient')
);
