-- Phones that a network or a browser has booked with and nobody has proved, as long as their bookings are open: they are few, then a code is asked.
CREATE TABLE unproved_phone (
  -- network:<IPv4 or IPv6 /64> or device:<SHA-256 of the browser's token>.
  bucket TEXT NOT NULL,
  phone TEXT NOT NULL,
  -- Epoch ms: the end of the booking, or seconds ahead while it is being written.
  until INTEGER NOT NULL,
  PRIMARY KEY (bucket, phone)
) STRICT, WITHOUT ROWID;
CREATE INDEX unproved_phone_by_end ON unproved_phone (until);
CREATE INDEX unproved_phone_by_phone ON unproved_phone (phone);

-- When the bearer entered a code that was sent to the booking's phone (epoch ms); null: they only made the booking.
ALTER TABLE booking_owner ADD COLUMN proved_at INTEGER;
