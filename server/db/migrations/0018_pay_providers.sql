-- Each order says who takes its money, and each line of the books whose account that is.
ALTER TABLE "pay_orders" ADD COLUMN "provider" text DEFAULT 'WECHAT_PAY' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_orders" ADD COLUMN "error_code" text;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "provider" text DEFAULT 'WECHAT_PAY' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger" DROP COLUMN "debit";--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "debit" text GENERATED ALWAYS AS (case "kind" when 'PAYMENT' then "provider" when 'ISSUE' then 'ADVANCE_PREMIUM' when 'RETURN' then 'ADVANCE_PREMIUM' when 'REVOKE' then 'PREMIUM' when 'REFUND' then 'REFUNDS_OWED' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger" DROP COLUMN "credit";--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "credit" text GENERATED ALWAYS AS (case "kind" when 'PAYMENT' then 'ADVANCE_PREMIUM' when 'ISSUE' then 'PREMIUM' when 'RETURN' then 'REFUNDS_OWED' when 'REVOKE' then 'REFUNDS_OWED' when 'REFUND' then "provider" end) STORED NOT NULL;--> statement-breakpoint
-- Providers number their payments each for themselves.
ALTER TABLE "pay_orders" DROP CONSTRAINT "pay_orders_transactionId_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "pay_orders_transaction" ON "pay_orders" USING btree ("transaction_id","provider");--> statement-breakpoint
DROP INDEX "ledger_once";--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_once" ON "ledger" USING btree ("kind","reference","provider");
