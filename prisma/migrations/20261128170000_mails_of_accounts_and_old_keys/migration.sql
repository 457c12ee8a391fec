-- Whether the owner of an address was told of a request today is looked up on the public page, in a time that says nothing.
CREATE INDEX "effect_mails_of_accounts" ON "effect" ("recipient", "created_at") WHERE "kind" = 'mail' AND "demand_id" IS NULL;

-- Keys of programs are swept after a month: what was made is not made again by a call of so long ago.
CREATE INDEX "made_under_key_made_at_idx" ON "made_under_key" ("made_at");
DROP TRIGGER written_once ON "made_under_key";
CREATE TRIGGER written_once BEFORE UPDATE ON "made_under_key" FOR EACH ROW EXECUTE FUNCTION refuse_change();
GRANT DELETE ON "made_under_key" TO aval_app;
