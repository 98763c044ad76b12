-- The offer of the campaign backend that a gift or voucher is; null where it is a code alone.
ALTER TABLE gift ADD COLUMN offer_id INTEGER;
ALTER TABLE point_voucher ADD COLUMN offer_id INTEGER;
ALTER TABLE received ADD COLUMN offer_id INTEGER;
-- When the campaign backend had given that offer; null until then.
ALTER TABLE received ADD COLUMN granted_at INTEGER;
CREATE INDEX received_ungranted ON received (customer_id) WHERE offer_id IS NOT NULL AND granted_at IS NULL;
