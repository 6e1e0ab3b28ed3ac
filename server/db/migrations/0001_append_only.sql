CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "trace_events_append_only"
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "trace_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_append_only"
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "transitions_append_only"
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "transitions"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
