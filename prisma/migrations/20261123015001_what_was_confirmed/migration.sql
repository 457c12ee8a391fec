-- What somebody was warned of and confirmed, by its name; that something was confirmed is no answer when there was nothing to confirm.
ALTER TABLE "demand_history" ADD COLUMN "confirmed_warnings" TEXT[] NOT NULL DEFAULT '{}';
ALTER TABLE "demand_history" DROP COLUMN "contradiction_confirmed";
