-- Which versions name a regimen is counted on its page.
CREATE INDEX demand_version_regimen ON demand_version ((content #>> '{treatment,chemotherapy,regimen,slug}'))
  WHERE content #>> '{treatment,chemotherapy,regimen,slug}' IS NOT NULL;
