CREATE TABLE "change_marks" (
	"user_id" text NOT NULL,
	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"mark" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "change_marks_user_id_transaction_id_pk" PRIMARY KEY("user_id","transaction_id")
);
--> statement-breakpoint
CREATE FUNCTION "mark_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb;
  owner text;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := to_jsonb(OLD); ELSE changed := to_jsonb(NEW); END IF;
  owner := changed ->> TG_ARGV[0];
  IF TG_ARGV[0] = 'proposal_id' THEN
    SELECT user_id INTO owner FROM proposals WHERE id = owner;
  ELSIF TG_ARGV[0] = 'pay_order_id' THEN
    SELECT user_id INTO owner FROM pay_orders WHERE id = owner;
  END IF;
  IF owner IS NULL OR EXISTS (
    SELECT FROM change_marks WHERE user_id = owner AND transaction_id = pg_current_xact_id()
  ) THEN
    RETURN NULL;
  END IF;
  -- Rows of transactions that are still open are left, so nobody waits here for anybody.
  DELETE FROM change_marks WHERE user_id = owner AND transaction_id = ANY (ARRAY(
    SELECT transaction_id FROM change_marks WHERE user_id = owner FOR UPDATE SKIP LOCKED
  ));
  INSERT INTO change_marks (user_id) VALUES (owner);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "change_mark" AFTER INSERT OR UPDATE OR DELETE ON "users"
  FOR EACH ROW EXECUTE FUNCTION "mark_change"('id');
--> statement-breakpoint
CREATE TRIGGER "change_mark" AFTER INSERT OR UPDATE OR DELETE ON "proposals"
  FOR EACH ROW EXECUTE FUNCTION "mark_change"('user_id');
--> statement-breakpoint
CREATE TRIGGER "change_mark" AFTER INSERT OR UPDATE OR DELETE ON "insurants"
  FOR EACH ROW EXECUTE FUNCTION "mark_change"('proposal_id');
--> statement-breakpoint
CREATE TRIGGER "change_mark" AFTER INSERT OR UPDATE OR DELETE ON "pay_orders"
  FOR EACH ROW EXECUTE FUNCTION "mark_change"('user_id');
--> statement-breakpoint
CREATE TRIGGER "change_mark" AFTER INSERT OR UPDATE OR DELETE ON "policies"
  FOR EACH ROW EXECUTE FUNCTION "mark_change"('user_id');
--> statement-breakpoint
CREATE TRIGGER "change_mark" AFTER INSERT OR UPDATE OR DELETE ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION "mark_change"('pay_order_id');
--> statement-breakpoint
CREATE TRIGGER "change_mark" AFTER INSERT OR UPDATE OR DELETE ON "ledger"
  FOR EACH ROW EXECUTE FUNCTION "mark_change"('pay_order_id');
--> statement-breakpoint
CREATE TRIGGER "change_mark" AFTER INSERT OR UPDATE OR DELETE ON "insurant_confirmations"
  FOR EACH ROW EXECUTE FUNCTION "mark_change"('proposal_id');
--> statement-breakpoint
-- A gateway with READ_DATABASE_URL switches the triggers on.
ALTER TABLE "users" DISABLE TRIGGER "change_mark";
--> statement-breakpoint
ALTER TABLE "proposals" DISABLE TRIGGER "change_mark";
--> statement-breakpoint
ALTER TABLE "insurants" DISABLE TRIGGER "change_mark";
--> statement-breakpoint
ALTER TABLE "pay_orders" DISABLE TRIGGER "change_mark";
--> statement-breakpoint
ALTER TABLE "policies" DISABLE TRIGGER "change_mark";
--> statement-breakpoint
ALTER TABLE "refunds" DISABLE TRIGGER "change_mark";
--> statement-breakpoint
ALTER TABLE "ledger" DISABLE TRIGGER "change_mark";
--> statement-breakpoint
ALTER TABLE "insurant_confirmations" DISABLE TRIGGER "change_mark";
