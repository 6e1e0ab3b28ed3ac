CREATE TABLE "staff_invitations" (
	"staff_id" text PRIMARY KEY NOT NULL,
	"open_until" timestamp(3) with time zone NOT NULL,
	"token_hash" text,
	"expire_at" timestamp(3) with time zone,
	CONSTRAINT "staff_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approvals_subject_index" ON "approvals" USING btree ("subject");--> statement-breakpoint
-- Who is invited follows from an act of staff, or from whoever was invited.
CREATE CONSTRAINT TRIGGER "staff_invitations_logged" AFTER INSERT OR UPDATE OR DELETE ON "staff_invitations"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_unlogged"();
