CREATE TABLE "authorizations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"source" text NOT NULL,
	"business" text NOT NULL,
	"seq_no" text NOT NULL,
	"real_req" text NOT NULL,
	"until_on" date NOT NULL,
	"said" text[] NOT NULL,
	"text_version" text NOT NULL,
	"text_hash" text NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_tickets" ADD COLUMN "extras" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "authorizations_once" ON "authorizations" USING btree ("source","seq_no");--> statement-breakpoint
CREATE INDEX "authorizations_user_id_index" ON "authorizations" USING btree ("user_id");
--> statement-breakpoint
CREATE TRIGGER "authorizations_append_only"
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "authorizations"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
