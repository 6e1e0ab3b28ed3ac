CREATE TABLE "delegations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"city_code" text NOT NULL,
	"product_code" text NOT NULL,
	"text_version" text NOT NULL,
	"text_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expire_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"delegate_id" text,
	"delegate_text_version" text,
	"delegate_text_hash" text,
	"consented_at" timestamp(3) with time zone,
	"form_sealed" text,
	"edit_by" text,
	"edit_number" integer,
	"filled_at" timestamp(3) with time zone,
	"taken_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "delegation_id" text;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_delegate_id_users_id_fk" FOREIGN KEY ("delegate_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "delegations_one_open" ON "delegations" USING btree ("user_id","city_code","product_code") WHERE ended_at is null and taken_at is null;--> statement-breakpoint
CREATE INDEX "delegations_user_id_created_at_index" ON "delegations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "delegations_delegate_id_index" ON "delegations" USING btree ("delegate_id");--> statement-breakpoint
CREATE INDEX "delegations_expire_at_index" ON "delegations" USING btree ("expire_at");--> statement-breakpoint
CREATE INDEX "drafts_delegation_id_index" ON "drafts" USING btree ("delegation_id");