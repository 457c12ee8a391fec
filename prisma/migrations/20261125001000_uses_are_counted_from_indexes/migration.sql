-- By how much an entry of a catalogue is named is asked before it is deleted, and by the keys that refuse to lose it.
CREATE INDEX "demand_version_drug_drug_id_idx" ON "demand_version_drug"("drug_id");
CREATE INDEX "demand_version_drug_presentation_id_idx" ON "demand_version_drug"("presentation_id");
CREATE INDEX "demand_version_code_code_id_idx" ON "demand_version_code"("code_id");
CREATE INDEX "demand_version_prescriber_center_id_idx" ON "demand_version"("prescriber_center_id");
CREATE INDEX "demand_version_performing_center_id_idx" ON "demand_version"("performing_center_id");
CREATE INDEX "invitation_center_center_id_idx" ON "invitation_center"("center_id");
