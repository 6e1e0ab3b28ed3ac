CREATE TABLE "reminders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"reminded_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reminders_user_id_key_index" ON "reminders" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "reminders_waiting" ON "reminders" USING btree ("asked_at") WHERE reminded_at is null;