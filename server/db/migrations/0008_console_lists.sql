DROP INDEX "insurants_name_hash_index";--> statement-breakpoint
DROP INDEX "proposals_applicant_name_hash_index";--> statement-breakpoint
DROP INDEX "outbox_dead";--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "city_code" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "city_code" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mobile_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- The city of an order, where staff of one city look for it. The database fills it in, so a gateway of the
-- last release that writes beside this one does, too.
CREATE FUNCTION "fill_city"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."city_code" := (
    SELECT "proposals"."city_code" FROM "pay_orders"
    JOIN "proposals" ON "proposals"."id" = "pay_orders"."proposal_id"
    WHERE "pay_orders"."id" = NEW."pay_order_id");
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_city" BEFORE INSERT ON "ledger" FOR EACH ROW EXECUTE FUNCTION "fill_city"();
--> statement-breakpoint
CREATE TRIGGER "refunds_city" BEFORE INSERT ON "refunds" FOR EACH ROW EXECUTE FUNCTION "fill_city"();
--> statement-breakpoint
ALTER TABLE "ledger" DISABLE TRIGGER "ledger_append_only";--> statement-breakpoint
UPDATE "ledger" SET "city_code" = "proposals"."city_code" FROM "pay_orders"
  JOIN "proposals" ON "proposals"."id" = "pay_orders"."proposal_id"
  WHERE "pay_orders"."id" = "ledger"."pay_order_id";--> statement-breakpoint
ALTER TABLE "ledger" ENABLE TRIGGER "ledger_append_only";--> statement-breakpoint
UPDATE "refunds" SET "city_code" = "proposals"."city_code" FROM "pay_orders"
  JOIN "proposals" ON "proposals"."id" = "pay_orders"."proposal_id"
  WHERE "pay_orders"."id" = "refunds"."pay_order_id";--> statement-breakpoint
CREATE INDEX "ledger_month" ON "ledger" USING btree ("occurred_at","id","debit","credit","amount_fen","city_code");--> statement-breakpoint
CREATE INDEX "refunds_status_out_refund_no_city_code_index" ON "refunds" USING btree ("status","out_refund_no","city_code");--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("id") WHERE status in ('REQUESTED', 'PROCESSING');--> statement-breakpoint
CREATE INDEX "insurants_name_hash_proposal_id_index" ON "insurants" USING btree ("name_hash","proposal_id");--> statement-breakpoint
CREATE INDEX "proposals_applicant_name_hash_id_index" ON "proposals" USING btree ("applicant_name_hash","id");--> statement-breakpoint
CREATE INDEX "raised_alarms_open" ON "raised_alarms" USING btree ("id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "staff_log_act_position_index" ON "staff_log" USING btree ("act","position");--> statement-breakpoint
CREATE INDEX "staff_log_city_code_position_index" ON "staff_log" USING btree ("city_code","position");--> statement-breakpoint
CREATE INDEX "staff_log_refused" ON "staff_log" USING btree ("position") WHERE outcome = 'REFUSED';--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("id") WHERE dead_at is not null;