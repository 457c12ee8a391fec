-- The account of a manager who works for one company goes by that company: what was agreed to of the default tenant's terms says nothing of its own.
UPDATE user_account u
SET accepted_terms_version = COALESCE(
  (SELECT max(agreed.version) FROM terms_acceptance agreed WHERE agreed.user_id = u.id AND agreed.company_id = only_tie.company_id), 0)
FROM (SELECT user_id, min(company_id) AS company_id FROM user_company GROUP BY user_id HAVING count(*) = 1) only_tie
WHERE only_tie.user_id = u.id AND u.company_id IS NULL;
