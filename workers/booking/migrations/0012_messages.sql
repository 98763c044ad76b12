-- When the customer answered that they will come (epoch ms); null: they have not.
ALTER TABLE booking ADD COLUMN coming_at INTEGER;
-- When reception reported the visit as done (epoch ms); null: it has not, or the day was closed without a report.
ALTER TABLE booking ADD COLUMN done_at INTEGER;

-- Messages about bookings: a row is written before the first try, so that none is sent twice and at most three are.
CREATE TABLE booking_message (
  booking_id TEXT NOT NULL REFERENCES booking (id),
  kind TEXT NOT NULL CHECK (kind IN ('booked', 'evening', 'soon', 'review')),
  -- The first booking of those that replaced one another, for which messages are counted.
  appointment TEXT NOT NULL,
  tries INTEGER NOT NULL,
  -- When the last try began, and when the next may (epoch ms); no next: the message was sent or given up.
  tried_at INTEGER NOT NULL,
  next_at INTEGER,
  -- sent, or dropped: its time is over, or it cannot be delivered; null while it is tried.
  outcome TEXT CHECK (outcome IN ('sent', 'dropped')),
  PRIMARY KEY (booking_id, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX booking_message_by_appointment ON booking_message (appointment);
