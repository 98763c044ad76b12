-- Bookings that replaced one another are one appointment, named by the id of its first booking; null: this is the first.
ALTER TABLE booking ADD COLUMN appointment TEXT;
-- How often the appointment was changed up to this booking: the order of its bookings, and the SEQUENCE of its calendar entry.
ALTER TABLE booking ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
-- Links of another version open nothing any more.
ALTER TABLE booking ADD COLUMN link_version INTEGER NOT NULL DEFAULT 0;
-- Minutes that the customer has said they will be late, and when they said so (epoch ms); null: they have not.
ALTER TABLE booking ADD COLUMN late_minutes INTEGER;
ALTER TABLE booking ADD COLUMN late_at INTEGER;
CREATE INDEX booking_by_appointment ON booking (appointment) WHERE appointment IS NOT NULL;

-- Until when the browser may replace the booking without a log-in (epoch ms): it was sent here by the manage page. Null: not at all.
ALTER TABLE booking_owner ADD COLUMN may_change_until INTEGER;
-- 1: the manage link made this browser an owner, and when the link is withdrawn it is none any more.
ALTER TABLE booking_owner ADD COLUMN by_link INTEGER;
