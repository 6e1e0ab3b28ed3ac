CREATE TABLE "insurant_confirmations" (
	"id" text PRIMARY KEY NOT NULL,
	"proposal_id" text NOT NULL,
	"position" integer NOT NULL,
	"user_id" text NOT NULL,
	"link_id" text,
	"text_version" text NOT NULL,
	"text_hash" text NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insurant_links" (
	"id" text PRIMARY KEY NOT NULL,
	"proposal_id" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expire_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "agent_wtag" text;--> statement-breakpoint
ALTER TABLE "insurant_confirmations" ADD CONSTRAINT "insurant_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurant_confirmations" ADD CONSTRAINT "insurant_confirmations_link_id_insurant_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."insurant_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurant_confirmations" ADD CONSTRAINT "insurant_confirmations_insurant" FOREIGN KEY ("proposal_id","position") REFERENCES "public"."insurants"("proposal_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurant_links" ADD CONSTRAINT "insurant_links_insurant" FOREIGN KEY ("proposal_id","position") REFERENCES "public"."insurants"("proposal_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "insurant_confirmations_once" ON "insurant_confirmations" USING btree ("proposal_id","position");--> statement-breakpoint
CREATE INDEX "insurant_confirmations_user_id_index" ON "insurant_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "insurant_confirmations_link_id_index" ON "insurant_confirmations" USING btree ("link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "insurant_links_one_open" ON "insurant_links" USING btree ("proposal_id","position") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "insurant_links_proposal_id_position_index" ON "insurant_links" USING btree ("proposal_id","position");
--> statement-breakpoint
CREATE TRIGGER "insurant_confirmations_append_only"
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "insurant_confirmations"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
