CREATE TABLE "appointments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"city_code" text NOT NULL,
	"product_code" text NOT NULL,
	"booked_at" timestamp(3) with time zone NOT NULL,
	"reminded_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_user_id_city_code_product_code_index" ON "appointments" USING btree ("user_id","city_code","product_code");--> statement-breakpoint
CREATE INDEX "appointments_waiting" ON "appointments" USING btree ("city_code","product_code","booked_at") WHERE reminded_at is null;