-- Steps of the evidence are a change of what their user owns: an order names the documents agreed to.
CREATE TRIGGER "change_mark" AFTER INSERT OR UPDATE OR DELETE ON "traces"
  FOR EACH ROW EXECUTE FUNCTION "mark_change"('user_id');
--> statement-breakpoint
-- A gateway with READ_DATABASE_URL switches the trigger on.
ALTER TABLE "traces" DISABLE TRIGGER "change_mark";
