-- A file that came for one demand is sent with a command on that one and on no other. No foreign key: a draft may be deleted while a file is on its
-- way to it, and whoever brings it is told so once it is here.
ALTER TABLE "media" ADD COLUMN "demand_id" UUID;

-- Those that wait for their form while this is applied cannot be told apart: their form says that they are to be chosen again.
UPDATE "media" m SET "demand_id" = COALESCE(a."demand_id", c."demand_id")
  FROM "attachment" a
  LEFT JOIN "demand_command" c ON c."id" = a."command_id"
  WHERE a."media_id" = m."id";
