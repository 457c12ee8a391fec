-- Text search: names without accents, parts of words. Both are trusted extensions: the database's owner may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- CreateTable
CREATE TABLE "company" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "slogan" TEXT NOT NULL DEFAULT '',
    "subdomain" TEXT NOT NULL,
    "primary_color" TEXT NOT NULL,
    "secondary_color" TEXT NOT NULL,
    "tertiary_color" TEXT NOT NULL,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "tramit_by_zones" BOOLEAN NOT NULL DEFAULT false,
    "validation_step" BOOLEAN NOT NULL DEFAULT false,
    "home_cards" TEXT[] DEFAULT ARRAY['doctor', 'center', 'company']::TEXT[],
    "reference_prefix" TEXT NOT NULL,
    "document_language" TEXT NOT NULL DEFAULT 'es',
    "complaint_notice" TEXT NOT NULL DEFAULT '',
    "password_max_age_days" INTEGER NOT NULL DEFAULT 180,
    "password_change_enabled" BOOLEAN NOT NULL DEFAULT true,
    "logout_redirect_url" TEXT,
    "policy_date_check" BOOLEAN NOT NULL DEFAULT false,
    "card_number_pattern" TEXT,
    "card_number_hint" TEXT,
    "congruence_url" TEXT,
    "management_url" TEXT,
    "sso_algorithm" TEXT,
    "sso_key" TEXT,
    "terms_version" INTEGER NOT NULL DEFAULT 0,
    "logo_media_id" UUID,
    "favicon_media_id" UUID,

    CONSTRAINT "company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company_host" (
    "host" TEXT NOT NULL,
    "company_id" INTEGER NOT NULL,

    CONSTRAINT "company_host_pkey" PRIMARY KEY ("host")
);

-- CreateTable
CREATE TABLE "company_policy" (
    "company_id" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_policy_pkey" PRIMARY KEY ("company_id","type")
);

-- CreateTable
CREATE TABLE "role" (
    "id" SMALLINT NOT NULL,
    "permissions" TEXT NOT NULL,

    CONSTRAINT "role_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "province" (
    "id" SERIAL NOT NULL,
    "ine_code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "official_name" TEXT NOT NULL,

    CONSTRAINT "province_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_account" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "dni" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "password_changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "role_id" SMALLINT NOT NULL,
    "company_id" INTEGER,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "membership_number" TEXT,
    "email_notifications" BOOLEAN NOT NULL DEFAULT true,
    "avatar_media_id" UUID,
    "require_reset_password" BOOLEAN NOT NULL DEFAULT false,
    "accepted_terms_version" INTEGER NOT NULL DEFAULT 0,
    "language" TEXT NOT NULL DEFAULT 'es',
    "theme" TEXT NOT NULL DEFAULT 'system',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_company" (
    "user_id" INTEGER NOT NULL,
    "company_id" INTEGER NOT NULL,

    CONSTRAINT "user_company_pkey" PRIMARY KEY ("user_id","company_id")
);

-- CreateTable
CREATE TABLE "user_zone" (
    "user_id" INTEGER NOT NULL,
    "province_id" INTEGER NOT NULL,

    CONSTRAINT "user_zone_pkey" PRIMARY KEY ("user_id","province_id")
);

-- CreateTable
CREATE TABLE "user_center" (
    "user_id" INTEGER NOT NULL,
    "center_id" INTEGER NOT NULL,

    CONSTRAINT "user_center_pkey" PRIMARY KEY ("user_id","center_id")
);

-- CreateTable
CREATE TABLE "doctor_assistant" (
    "doctor_id" INTEGER NOT NULL,
    "assistant_id" INTEGER NOT NULL,

    CONSTRAINT "doctor_assistant_pkey" PRIMARY KEY ("doctor_id","assistant_id")
);

-- CreateTable
CREATE TABLE "supervisor_doctor" (
    "supervisor_id" INTEGER NOT NULL,
    "doctor_id" INTEGER NOT NULL,

    CONSTRAINT "supervisor_doctor_pkey" PRIMARY KEY ("supervisor_id","doctor_id")
);

-- CreateTable
CREATE TABLE "user_session" (
    "token_hash" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "host_company_id" INTEGER NOT NULL,
    "company_id" INTEGER,
    "center_id" INTEGER,
    "doctor_id" INTEGER,
    "list_state" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "user_session_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "password_reset" (
    "token_hash" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "password_reset_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "sso_token" (
    "company_id" INTEGER NOT NULL,
    "jti" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sso_token_pkey" PRIMARY KEY ("company_id","jti")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "invitation" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "id_card" TEXT,
    "phone" TEXT,
    "reason" TEXT,
    "role_id" SMALLINT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "doctors_dni" TEXT[],
    "token_hash" TEXT,
    "expires_at" TIMESTAMPTZ(3),
    "created_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitation_center" (
    "invitation_id" INTEGER NOT NULL,
    "center_id" INTEGER NOT NULL,
    "company_id" INTEGER NOT NULL,

    CONSTRAINT "invitation_center_pkey" PRIMARY KEY ("invitation_id","center_id")
);

-- CreateTable
CREATE TABLE "center" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "locality" TEXT NOT NULL DEFAULT '',
    "province_id" INTEGER,
    "type" TEXT NOT NULL,
    "hidden" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "center_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "drug" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "active_principle" TEXT NOT NULL,
    "dosage" TEXT NOT NULL,
    "administration" TEXT NOT NULL,
    "atc_code" TEXT,
    "hidden" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "drug_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "presentation" (
    "id" SERIAL NOT NULL,
    "drug_id" INTEGER NOT NULL,
    "register_number" TEXT NOT NULL,
    "national_code" TEXT NOT NULL,
    "presentation" TEXT NOT NULL,
    "strength_mg" DECIMAL(12,3),
    "units_per_pack" INTEGER,
    "price_cents" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "hidden" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "presentation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "radiotherapy_code" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "radio_type" TEXT NOT NULL,
    "hidden" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "radiotherapy_code_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "patient" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "national_id" TEXT NOT NULL,
    "email" TEXT,
    "card_number" TEXT NOT NULL,
    "birthday" DATE NOT NULL,
    "gender" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "created_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "search_name" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "patient_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "treatment_slot" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "patient_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "demand_id" UUID NOT NULL,
    "until" DATE,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "treatment_slot_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "demand" (
    "id" UUID NOT NULL,
    "company_id" INTEGER NOT NULL,
    "reference" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'DRAFT',
    "display_status" TEXT NOT NULL DEFAULT 'draft',
    "continue_flag" BOOLEAN NOT NULL DEFAULT false,
    "assigned_role_id" SMALLINT,
    "assigned_user_id" INTEGER,
    "cycle" INTEGER NOT NULL DEFAULT 0,
    "total_cycles" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "last_action_sequence" INTEGER NOT NULL DEFAULT 0,
    "treatment_start" DATE,
    "cycle_end" DATE,
    "treatment_end" DATE,
    "continue_at" TIMESTAMPTZ(3),
    "state" JSONB,
    "submission_command_id" UUID,
    "diverged_at" TIMESTAMPTZ(3),
    "fault_code" TEXT,
    "type" TEXT,
    "doctor_id" INTEGER NOT NULL,
    "doctor_name" TEXT NOT NULL,
    "patient_id" INTEGER NOT NULL,
    "card_number" TEXT NOT NULL,
    "prescriber_center_id" INTEGER NOT NULL,
    "prescriber_center_name" TEXT NOT NULL,
    "performing_center_id" INTEGER,
    "province_ids" INTEGER[],
    "first_province_id" INTEGER,
    "second_province_id" INTEGER,
    "company_name" TEXT NOT NULL,
    "consultant_ids" INTEGER[],
    "open_to_all_representatives" BOOLEAN NOT NULL DEFAULT false,
    "created_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "demand_date" TIMESTAMPTZ(3),
    "last_demand" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "duplicated_from_id" UUID,

    CONSTRAINT "demand_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "demand_consultant" (
    "demand_id" UUID NOT NULL,
    "consultant_id" INTEGER NOT NULL,
    "company_id" INTEGER NOT NULL,

    CONSTRAINT "demand_consultant_pkey" PRIMARY KEY ("demand_id","consultant_id")
);

-- CreateTable
CREATE TABLE "demand_draft" (
    "demand_id" UUID NOT NULL,
    "company_id" INTEGER NOT NULL,
    "mode" TEXT NOT NULL DEFAULT 'draft',
    "revision" INTEGER NOT NULL DEFAULT 0,
    "protocol" JSONB,
    "previous_treatments" JSONB,
    "treatment" JSONB,
    "extras" JSONB,
    "change_dates_reason" TEXT,
    "completed_steps" INTEGER[],
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by_id" INTEGER NOT NULL,

    CONSTRAINT "demand_draft_pkey" PRIMARY KEY ("demand_id")
);

-- CreateTable
CREATE TABLE "demand_version" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "demand_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "patient" JSONB NOT NULL,
    "content_sha256" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "change_dates_reason" TEXT,
    "prescriber_center_id" INTEGER NOT NULL,
    "performing_center_id" INTEGER NOT NULL,
    "command_id" UUID NOT NULL,
    "created_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "demand_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "demand_version_drug" (
    "version_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "company_id" INTEGER NOT NULL,
    "drug_id" INTEGER NOT NULL,
    "presentation_id" INTEGER NOT NULL,

    CONSTRAINT "demand_version_drug_pkey" PRIMARY KEY ("version_id","position")
);

-- CreateTable
CREATE TABLE "demand_version_code" (
    "version_id" INTEGER NOT NULL,
    "code_id" INTEGER NOT NULL,
    "company_id" INTEGER NOT NULL,

    CONSTRAINT "demand_version_code_pkey" PRIMARY KEY ("version_id","code_id")
);

-- CreateTable
CREATE TABLE "demand_history" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "demand_id" UUID NOT NULL,
    "sequence" INTEGER NOT NULL,
    "command_id" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "actor_id" INTEGER,
    "from_role_id" SMALLINT,
    "to_role_id" SMALLINT,
    "to_user_id" INTEGER,
    "comment" TEXT,
    "private_comment" TEXT,
    "comment_target" TEXT,
    "decision_reason" TEXT,
    "final_reason" TEXT,
    "contradiction_confirmed" BOOLEAN NOT NULL DEFAULT false,
    "version_number" INTEGER NOT NULL,
    "display_status" TEXT NOT NULL,
    "state" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "demand_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "demand_command" (
    "id" UUID NOT NULL,
    "company_id" INTEGER NOT NULL,
    "demand_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "command" JSONB NOT NULL,
    "payload" JSONB NOT NULL,
    "payload_sha256" TEXT NOT NULL,
    "expected_sequence" INTEGER NOT NULL,
    "actor_id" INTEGER,
    "actor_role_id" SMALLINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "demand_command_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "media" (
    "id" UUID NOT NULL,
    "company_id" INTEGER NOT NULL,
    "storage_key" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "media_type" TEXT NOT NULL,
    "original_filename" TEXT NOT NULL,
    "created_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attachment" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "media_id" UUID NOT NULL,
    "description" TEXT NOT NULL,
    "demand_id" UUID,
    "version_number" INTEGER,
    "history_id" INTEGER,
    "command_id" UUID,
    "patient_id" INTEGER,
    "invitation_id" INTEGER,
    "created_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "attachment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pdf_edition" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "demand_id" UUID NOT NULL,
    "version_id" INTEGER NOT NULL,
    "edition" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "media_id" UUID,
    "failure_code" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "annulled_at" TIMESTAMPTZ(3),
    "effect_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ready_at" TIMESTAMPTZ(3),

    CONSTRAINT "pdf_edition_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "demand_id" UUID NOT NULL,
    "command_id" UUID NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error_code" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "effect" (
    "id" UUID NOT NULL,
    "company_id" INTEGER NOT NULL,
    "demand_id" UUID NOT NULL,
    "sequence" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "recipient" TEXT NOT NULL DEFAULT '',
    "payload" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'due',
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error_code" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "effect_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "demand_id" UUID NOT NULL,
    "sequence" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reminder_setting" (
    "company_id" INTEGER NOT NULL,
    "display_status" TEXT NOT NULL,
    "first_after" SMALLINT NOT NULL,
    "every" SMALLINT NOT NULL,

    CONSTRAINT "reminder_setting_pkey" PRIMARY KEY ("company_id","display_status")
);

-- CreateTable
CREATE TABLE "access_record" (
    "id" BIGSERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "subject" TEXT NOT NULL,
    "demand_id" UUID,
    "version_number" INTEGER,
    "patient_id" INTEGER,
    "media_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "access_record_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reference_sequence" (
    "company_id" INTEGER NOT NULL,
    "year" SMALLINT NOT NULL,
    "last" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "reference_sequence_pkey" PRIMARY KEY ("company_id","year")
);

-- CreateIndex
CREATE UNIQUE INDEX "company_subdomain_key" ON "company"("subdomain");

-- CreateIndex
CREATE UNIQUE INDEX "company_reference_prefix_key" ON "company"("reference_prefix");

-- CreateIndex
CREATE UNIQUE INDEX "role_permissions_key" ON "role"("permissions");

-- CreateIndex
CREATE UNIQUE INDEX "province_ine_code_key" ON "province"("ine_code");

-- CreateIndex
CREATE UNIQUE INDEX "user_account_email_key" ON "user_account"("email");

-- CreateIndex
CREATE INDEX "user_account_company_id_role_id_idx" ON "user_account"("company_id", "role_id");

-- CreateIndex
CREATE INDEX "user_center_center_id_idx" ON "user_center"("center_id");

-- CreateIndex
CREATE INDEX "doctor_assistant_assistant_id_idx" ON "doctor_assistant"("assistant_id");

-- CreateIndex
CREATE INDEX "user_session_user_id_idx" ON "user_session"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_token_hash_key" ON "invitation"("token_hash");

-- CreateIndex
CREATE INDEX "presentation_drug_id_idx" ON "presentation"("drug_id");

-- CreateIndex
CREATE INDEX "radiotherapy_code_company_id_code_idx" ON "radiotherapy_code"("company_id", "code");

-- CreateIndex
CREATE INDEX "patient_company_id_last_name_first_name_id_idx" ON "patient"("company_id", "last_name", "first_name", "id");

-- CreateIndex
CREATE INDEX "patient_search_name_idx" ON "patient" USING GIN ("search_name" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "patient_company_id_card_number_key" ON "patient"("company_id", "card_number");

-- CreateIndex
CREATE UNIQUE INDEX "patient_company_id_national_id_key" ON "patient"("company_id", "national_id");

-- CreateIndex
CREATE INDEX "treatment_slot_patient_id_kind_idx" ON "treatment_slot"("patient_id", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "treatment_slot_demand_id_kind_key" ON "treatment_slot"("demand_id", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "demand_reference_key" ON "demand"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "demand_submission_command_id_key" ON "demand"("submission_command_id");

-- CreateIndex
CREATE INDEX "demand_company_id_last_demand_id_idx" ON "demand"("company_id", "last_demand", "id");

-- CreateIndex
CREATE INDEX "demand_company_id_reference_idx" ON "demand"("company_id", "reference");

-- CreateIndex
CREATE INDEX "demand_company_id_created_at_id_idx" ON "demand"("company_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "demand_company_id_doctor_name_id_idx" ON "demand"("company_id", "doctor_name", "id");

-- CreateIndex
CREATE INDEX "demand_company_id_company_name_id_idx" ON "demand"("company_id", "company_name", "id");

-- CreateIndex
CREATE INDEX "demand_company_id_prescriber_center_name_id_idx" ON "demand"("company_id", "prescriber_center_name", "id");

-- CreateIndex
CREATE INDEX "demand_company_id_card_number_id_idx" ON "demand"("company_id", "card_number", "id");

-- CreateIndex
CREATE INDEX "demand_company_id_type_id_idx" ON "demand"("company_id", "type", "id");

-- CreateIndex
CREATE INDEX "demand_last_demand_id_idx" ON "demand"("last_demand", "id");

-- CreateIndex
CREATE INDEX "demand_created_at_id_idx" ON "demand"("created_at", "id");

-- CreateIndex
CREATE INDEX "demand_doctor_name_id_idx" ON "demand"("doctor_name", "id");

-- CreateIndex
CREATE INDEX "demand_company_name_id_idx" ON "demand"("company_name", "id");

-- CreateIndex
CREATE INDEX "demand_prescriber_center_name_id_idx" ON "demand"("prescriber_center_name", "id");

-- CreateIndex
CREATE INDEX "demand_card_number_id_idx" ON "demand"("card_number", "id");

-- CreateIndex
CREATE INDEX "demand_type_id_idx" ON "demand"("type", "id");

-- CreateIndex
CREATE INDEX "demand_reference_idx" ON "demand" USING GIN ("reference" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "demand_company_id_display_status_last_demand_id_idx" ON "demand"("company_id", "display_status", "last_demand", "id");

-- CreateIndex
CREATE INDEX "demand_company_id_assigned_role_id_last_demand_id_idx" ON "demand"("company_id", "assigned_role_id", "last_demand", "id");

-- CreateIndex
CREATE INDEX "demand_doctor_id_last_demand_id_idx" ON "demand"("doctor_id", "last_demand", "id");

-- CreateIndex
CREATE INDEX "demand_prescriber_center_id_last_demand_id_idx" ON "demand"("prescriber_center_id", "last_demand", "id");

-- CreateIndex
CREATE INDEX "demand_performing_center_id_last_demand_id_idx" ON "demand"("performing_center_id", "last_demand", "id");

-- CreateIndex
CREATE INDEX "demand_first_province_id_company_id_idx" ON "demand"("first_province_id", "company_id");

-- CreateIndex
CREATE INDEX "demand_second_province_id_company_id_idx" ON "demand"("second_province_id", "company_id");

-- CreateIndex
CREATE INDEX "demand_patient_id_idx" ON "demand"("patient_id");

-- CreateIndex
CREATE INDEX "demand_assigned_user_id_idx" ON "demand"("assigned_user_id");

-- CreateIndex
CREATE INDEX "demand_consultant_consultant_id_demand_id_idx" ON "demand_consultant"("consultant_id", "demand_id");

-- CreateIndex
CREATE UNIQUE INDEX "demand_version_command_id_key" ON "demand_version"("command_id");

-- CreateIndex
CREATE UNIQUE INDEX "demand_version_demand_id_number_key" ON "demand_version"("demand_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "demand_history_command_id_key" ON "demand_history"("command_id");

-- CreateIndex
CREATE UNIQUE INDEX "demand_history_demand_id_sequence_key" ON "demand_history"("demand_id", "sequence");

-- CreateIndex
CREATE UNIQUE INDEX "media_storage_key_key" ON "media"("storage_key");

-- CreateIndex
CREATE INDEX "attachment_demand_id_idx" ON "attachment"("demand_id");

-- CreateIndex
CREATE INDEX "attachment_patient_id_idx" ON "attachment"("patient_id");

-- CreateIndex
CREATE UNIQUE INDEX "pdf_edition_effect_id_key" ON "pdf_edition"("effect_id");

-- CreateIndex
CREATE INDEX "pdf_edition_version_id_idx" ON "pdf_edition"("version_id");

-- CreateIndex
CREATE INDEX "pdf_edition_status_idx" ON "pdf_edition"("status");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_command_id_key" ON "outbox"("command_id");

-- CreateIndex
CREATE INDEX "outbox_closed_at_due_at_idx" ON "outbox"("closed_at", "due_at");

-- CreateIndex
CREATE INDEX "effect_status_due_at_idx" ON "effect"("status", "due_at");

-- CreateIndex
CREATE UNIQUE INDEX "effect_demand_id_sequence_kind_recipient_key" ON "effect"("demand_id", "sequence", "kind", "recipient");

-- CreateIndex
CREATE INDEX "notification_user_id_created_at_idx" ON "notification"("user_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "notification_user_id_demand_id_sequence_key_key" ON "notification"("user_id", "demand_id", "sequence", "key");

-- CreateIndex
CREATE INDEX "access_record_company_id_at_idx" ON "access_record"("company_id", "at" DESC);

-- CreateIndex
CREATE INDEX "access_record_demand_id_idx" ON "access_record"("demand_id");

-- CreateIndex
CREATE INDEX "access_record_patient_id_idx" ON "access_record"("patient_id");

-- AddForeignKey
ALTER TABLE "company_host" ADD CONSTRAINT "company_host_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_policy" ADD CONSTRAINT "company_policy_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_role_id_fkey" FOREIGN KEY ("role_id") REFERENCES "role"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_company" ADD CONSTRAINT "user_company_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_company" ADD CONSTRAINT "user_company_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_zone" ADD CONSTRAINT "user_zone_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_zone" ADD CONSTRAINT "user_zone_province_id_fkey" FOREIGN KEY ("province_id") REFERENCES "province"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_center" ADD CONSTRAINT "user_center_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_center" ADD CONSTRAINT "user_center_center_id_fkey" FOREIGN KEY ("center_id") REFERENCES "center"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "doctor_assistant" ADD CONSTRAINT "doctor_assistant_doctor_id_fkey" FOREIGN KEY ("doctor_id") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "doctor_assistant" ADD CONSTRAINT "doctor_assistant_assistant_id_fkey" FOREIGN KEY ("assistant_id") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supervisor_doctor" ADD CONSTRAINT "supervisor_doctor_supervisor_id_fkey" FOREIGN KEY ("supervisor_id") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supervisor_doctor" ADD CONSTRAINT "supervisor_doctor_doctor_id_fkey" FOREIGN KEY ("doctor_id") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_session" ADD CONSTRAINT "user_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sso_token" ADD CONSTRAINT "sso_token_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation_center" ADD CONSTRAINT "invitation_center_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation_center" ADD CONSTRAINT "invitation_center_center_id_fkey" FOREIGN KEY ("center_id") REFERENCES "center"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "center" ADD CONSTRAINT "center_province_id_fkey" FOREIGN KEY ("province_id") REFERENCES "province"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "presentation" ADD CONSTRAINT "presentation_drug_id_fkey" FOREIGN KEY ("drug_id") REFERENCES "drug"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "radiotherapy_code" ADD CONSTRAINT "radiotherapy_code_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "patient" ADD CONSTRAINT "patient_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "treatment_slot" ADD CONSTRAINT "treatment_slot_patient_id_fkey" FOREIGN KEY ("patient_id") REFERENCES "patient"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "treatment_slot" ADD CONSTRAINT "treatment_slot_demand_id_fkey" FOREIGN KEY ("demand_id") REFERENCES "demand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demand" ADD CONSTRAINT "demand_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demand" ADD CONSTRAINT "demand_doctor_id_fkey" FOREIGN KEY ("doctor_id") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demand" ADD CONSTRAINT "demand_patient_id_fkey" FOREIGN KEY ("patient_id") REFERENCES "patient"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demand" ADD CONSTRAINT "demand_prescriber_center_id_fkey" FOREIGN KEY ("prescriber_center_id") REFERENCES "center"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demand" ADD CONSTRAINT "demand_performing_center_id_fkey" FOREIGN KEY ("performing_center_id") REFERENCES "center"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demand" ADD CONSTRAINT "demand_assigned_user_id_fkey" FOREIGN KEY ("assigned_user_id") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demand" ADD CONSTRAINT "demand_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demand_consultant" ADD CONSTRAINT "demand_consultant_demand_id_fkey" FOREIGN KEY ("demand_id") REFERENCES "demand"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demand_draft" ADD CONSTRAINT "demand_draft_demand_id_fkey" FOREIGN KEY ("demand_id") REFERENCES "demand"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demand_version" ADD CONSTRAINT "demand_version_demand_id_fkey" FOREIGN KEY ("demand_id") REFERENCES "demand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demand_version" ADD CONSTRAINT "demand_version_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demand_version_drug" ADD CONSTRAINT "demand_version_drug_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "demand_version"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demand_version_drug" ADD CONSTRAINT "demand_version_drug_drug_id_fkey" FOREIGN KEY ("drug_id") REFERENCES "drug"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demand_version_drug" ADD CONSTRAINT "demand_version_drug_presentation_id_fkey" FOREIGN KEY ("presentation_id") REFERENCES "presentation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demand_version_code" ADD CONSTRAINT "demand_version_code_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "demand_version"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demand_version_code" ADD CONSTRAINT "demand_version_code_code_id_fkey" FOREIGN KEY ("code_id") REFERENCES "radiotherapy_code"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demand_history" ADD CONSTRAINT "demand_history_demand_id_fkey" FOREIGN KEY ("demand_id") REFERENCES "demand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demand_history" ADD CONSTRAINT "demand_history_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demand_history" ADD CONSTRAINT "demand_history_to_user_id_fkey" FOREIGN KEY ("to_user_id") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demand_command" ADD CONSTRAINT "demand_command_demand_id_fkey" FOREIGN KEY ("demand_id") REFERENCES "demand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_demand_id_fkey" FOREIGN KEY ("demand_id") REFERENCES "demand"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_history_id_fkey" FOREIGN KEY ("history_id") REFERENCES "demand_history"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_command_id_fkey" FOREIGN KEY ("command_id") REFERENCES "demand_command"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pdf_edition" ADD CONSTRAINT "pdf_edition_demand_id_fkey" FOREIGN KEY ("demand_id") REFERENCES "demand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pdf_edition" ADD CONSTRAINT "pdf_edition_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "demand_version"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pdf_edition" ADD CONSTRAINT "pdf_edition_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_demand_id_fkey" FOREIGN KEY ("demand_id") REFERENCES "demand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "effect" ADD CONSTRAINT "effect_demand_id_fkey" FOREIGN KEY ("demand_id") REFERENCES "demand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_demand_id_fkey" FOREIGN KEY ("demand_id") REFERENCES "demand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder_setting" ADD CONSTRAINT "reminder_setting_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "access_record" ADD CONSTRAINT "access_record_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reference_sequence" ADD CONSTRAINT "reference_sequence_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

