-- Places that customers saved for themselves: 'Nhà', 'Công ty'.
CREATE TABLE saved_address (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  phone TEXT NOT NULL,
  name TEXT NOT NULL,
  -- House number and street, '' when the customer gave none.
  street TEXT NOT NULL,
  -- Province, district or ward as the salons backend numbers it.
  place_id TEXT NOT NULL,
  -- The whole address in words.
  address TEXT NOT NULL,
  -- Degrees to about a hundred metres; null when nobody knows where the place is.
  latitude REAL,
  longitude REAL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX saved_address_by_phone ON saved_address (phone, id);
CREATE INDEX booking_owner_by_holder ON booking_owner (holder);
