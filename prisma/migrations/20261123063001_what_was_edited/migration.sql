-- Which parts an administrative edit changed: news of it names them, and the bell, which stands on every page, reads no version.
ALTER TABLE "demand_history" ADD COLUMN "edited_parts" TEXT[] NOT NULL DEFAULT '{}';
