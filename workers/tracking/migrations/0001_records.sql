CREATE TABLE events (
  id TEXT PRIMARY KEY,
  day TEXT NOT NULL,
  at INTEGER NOT NULL,
  page_id TEXT NOT NULL,
  screen_id TEXT NOT NULL,
  event_id TEXT NOT NULL,
  token_key TEXT NOT NULL,
  source TEXT NOT NULL,
  utm_source TEXT NOT NULL,
  data TEXT NOT NULL
) STRICT;
CREATE INDEX events_by_day ON events (day, event_id);

CREATE TABLE locations (
  id TEXT PRIMARY KEY,
  day TEXT NOT NULL,
  at INTEGER NOT NULL,
  phone TEXT NOT NULL,
  longitude REAL NOT NULL,
  latitude REAL NOT NULL
) STRICT;
CREATE INDEX locations_by_day ON locations (day);

CREATE TABLE booking_errors (
  id TEXT PRIMARY KEY,
  day TEXT NOT NULL,
  at INTEGER NOT NULL,
  token_key TEXT NOT NULL,
  code TEXT NOT NULL,
  message TEXT NOT NULL,
  step INTEGER NOT NULL
) STRICT;
CREATE INDEX booking_errors_by_day ON booking_errors (day, code);
