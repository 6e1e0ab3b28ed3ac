ALTER TABLE "outbox" ADD COLUMN "traceparent" text;--> statement-breakpoint
ALTER TABLE "pay_orders" ADD COLUMN "traceparent" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "traceparent" text;