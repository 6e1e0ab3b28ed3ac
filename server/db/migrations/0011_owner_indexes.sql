CREATE INDEX "pay_orders_user_id_index" ON "pay_orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "traces_user_id_index" ON "traces" USING btree ("user_id");