CREATE TABLE "reconciliations" (
	"day" date PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"pay_orders" integer NOT NULL,
	"bill_lines" integer NOT NULL,
	"differences" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "refunds_one_each";--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "debit" text GENERATED ALWAYS AS (case "kind" when 'PAYMENT' then 'WECHAT_PAY' when 'ISSUE' then 'ADVANCE_PREMIUM' when 'RETURN' then 'ADVANCE_PREMIUM' when 'REVOKE' then 'PREMIUM' when 'REFUND' then 'REFUNDS_OWED' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "credit" text GENERATED ALWAYS AS (case "kind" when 'PAYMENT' then 'ADVANCE_PREMIUM' when 'ISSUE' then 'PREMIUM' when 'RETURN' then 'REFUNDS_OWED' when 'REVOKE' then 'REFUNDS_OWED' when 'REFUND' then 'WECHAT_PAY' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "occurred_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "origin" text DEFAULT 'GATEWAY' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "transaction_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "accepted_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "ledger_pay_order_id_index" ON "ledger" USING btree ("pay_order_id");--> statement-breakpoint
CREATE INDEX "ledger_kind_occurred_at_index" ON "ledger" USING btree ("kind","occurred_at");--> statement-breakpoint
CREATE INDEX "refunds_pay_order_id_index" ON "refunds" USING btree ("pay_order_id");--> statement-breakpoint
CREATE INDEX "refunds_accepted_at_index" ON "refunds" USING btree ("accepted_at");--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_amount" CHECK ("ledger"."amount_fen" > 0);
--> statement-breakpoint
UPDATE "refunds" SET "accepted_at" = coalesce("refunded_at", "created_at") WHERE "status" <> 'REQUESTED';--> statement-breakpoint
ALTER TABLE "ledger" DISABLE TRIGGER "ledger_append_only";--> statement-breakpoint
UPDATE "ledger" SET "occurred_at" = "at";--> statement-breakpoint
UPDATE "ledger" SET "occurred_at" = o."paid_at" FROM "pay_orders" o
  WHERE o."id" = "pay_order_id" AND "kind" = 'PAYMENT' AND o."paid_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger" ENABLE TRIGGER "ledger_append_only";--> statement-breakpoint
INSERT INTO "ledger" ("id", "kind", "pay_order_id", "reference", "amount_fen", "at", "occurred_at")
  SELECT l."id" || '-ISSUE', 'ISSUE', l."pay_order_id", l."reference", l."amount_fen", l."at", l."at"
  FROM "ledger" l
  WHERE l."kind" = 'PAYMENT' AND NOT EXISTS (SELECT 1 FROM "refunds" r WHERE r."pay_order_id" = l."pay_order_id");--> statement-breakpoint
INSERT INTO "ledger" ("id", "kind", "pay_order_id", "reference", "amount_fen", "at", "occurred_at")
  SELECT l."id" || '-RETURN', 'RETURN', l."pay_order_id", r."out_refund_no", r."amount_fen", r."created_at", r."created_at"
  FROM "ledger" l JOIN "refunds" r ON r."pay_order_id" = l."pay_order_id"
  WHERE l."kind" = 'PAYMENT';
