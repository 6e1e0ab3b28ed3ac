ALTER TABLE "drafts" ADD COLUMN "edit_by" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "edit_number" integer;