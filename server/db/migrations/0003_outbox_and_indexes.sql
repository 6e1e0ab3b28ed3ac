DROP INDEX "policies_user_id_issued_at_index";--> statement-breakpoint
DROP INDEX "proposals_user_id_created_at_index";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "dedupe_key" text;--> statement-breakpoint
UPDATE "outbox" SET "dedupe_key" = "id";--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "dedupe_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "dead_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "last_error" text;--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("dead_at") WHERE dead_at is not null;--> statement-breakpoint
CREATE INDEX "pay_orders_proposal_id_index" ON "pay_orders" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "pay_orders_open_expire_at" ON "pay_orders" USING btree ("expire_at") WHERE status in ('CREATED', 'PAYING', 'PAID_FAIL');--> statement-breakpoint
CREATE INDEX "drafts_expire_at_index" ON "drafts" USING btree ("expire_at");--> statement-breakpoint
CREATE INDEX "cover_claims_credential_hash_index" ON "cover_claims" USING btree ("credential_hash");--> statement-breakpoint
CREATE INDEX "policies_user_id_id_index" ON "policies" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "policies_status_expire_on_index" ON "policies" USING btree ("status","expire_on");--> statement-breakpoint
CREATE INDEX "proposals_user_id_id_index" ON "proposals" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_dedupeKey_unique" UNIQUE("dedupe_key");