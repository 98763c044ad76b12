-- Offers of which a booking spends a use, and đồng that each saves. Written with the booking, never changed:
-- what a phone has left follows from the states of its bookings.
CREATE TABLE booking_offer (
  booking_id TEXT NOT NULL REFERENCES booking (id),
  -- Whose, as in booking_person.
  position INTEGER NOT NULL,
  offer_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  saved INTEGER NOT NULL CHECK (saved > 0),
  PRIMARY KEY (booking_id, position, offer_id)
) STRICT, WITHOUT ROWID;

-- Campaigns that the booking backend itself advertises.
CREATE TABLE marketing_campaign (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  image TEXT NOT NULL,
  text TEXT NOT NULL,
  starts_on TEXT,
  ends_on TEXT
) STRICT;
