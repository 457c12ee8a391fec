-- A face names its picture, and the picture named who brought it: two tables that each need the other first cannot be brought back from a backup.
ALTER TABLE "image" DROP CONSTRAINT "image_created_by_id_fkey";
