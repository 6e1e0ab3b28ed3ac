ALTER TABLE "users" ADD COLUMN "oa_open_id_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "oa_open_id_sealed" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_oaOpenIdHash_unique" UNIQUE("oa_open_id_hash");