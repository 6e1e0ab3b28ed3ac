CREATE TABLE "tries" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tries_user_id_kind_at_index" ON "tries" USING btree ("user_id","kind","at");--> statement-breakpoint
CREATE INDEX "tries_at_index" ON "tries" USING btree ("at");