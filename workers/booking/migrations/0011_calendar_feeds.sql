-- Calendars that follow a customer's appointments; the address of one is its id with a signature.
CREATE TABLE calendar_feed (
  -- A ULID; another one after the feed was closed, so that the old address opens nothing.
  id TEXT PRIMARY KEY,
  phone TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
