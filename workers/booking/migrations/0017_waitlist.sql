-- Who waits for a place of a salon-day; hours and services are in that salon-day's object.
CREATE TABLE waitlist_entry (
  -- A ULID, which its signed links carry.
  id TEXT PRIMARY KEY,
  phone TEXT NOT NULL,
  salon_id INTEGER NOT NULL,
  date TEXT NOT NULL,
  -- The booking that is to be moved; null: a new one is wanted.
  moves TEXT,
  -- When the last hour that is wanted cannot be offered any more (epoch ms).
  until INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  -- 1 while it waits.
  current INTEGER CHECK (current = 1)
) STRICT;
CREATE UNIQUE INDEX current_entry_of_phone ON waitlist_entry (phone, salon_id, date) WHERE current = 1;

-- Offers that were told, to count those of a phone's day.
CREATE TABLE waitlist_offer (
  id TEXT PRIMARY KEY,
  entry_id TEXT NOT NULL,
  day TEXT NOT NULL
) STRICT;
CREATE INDEX waitlist_offer_by_entry ON waitlist_offer (entry_id, day);
