-- How far this backend has forgotten whom auth has forgotten; one row.
CREATE TABLE forgotten (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  through INTEGER NOT NULL
) STRICT;

-- Phones of forgotten customers that bookings still carry: those to come need it until they are over.
CREATE TABLE leaving (
  phone TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL,
  -- Epoch ms at which auth forgot them; what was booked with the phone later is somebody else's.
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Votes of a month are counted by their time.
CREATE INDEX style_master_vote_by_time ON style_master_vote (voted_at, stylist_id);
CREATE INDEX booking_owner_of_booking ON booking_owner (booking_id);
