ALTER TABLE "pay_orders" ADD COLUMN "app_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "oa_open_id_sealed" text;