CREATE TABLE "sharers" (
	"share_wtagid" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"city_code" text NOT NULL,
	"product_code" text NOT NULL,
	"joined_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "claim_notice" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "outer_id" text;--> statement-breakpoint
ALTER TABLE "sharers" ADD CONSTRAINT "sharers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sharers_user_id_city_code_product_code_index" ON "sharers" USING btree ("user_id","city_code","product_code");--> statement-breakpoint
CREATE INDEX "proposals_user_id_outer_id_index" ON "proposals" USING btree ("user_id","outer_id");