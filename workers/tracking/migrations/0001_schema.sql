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
  data TEXT NOT NULL,
  -- What is true of the whole page that an event came from.
  extend_data TEXT NOT NULL DEFAULT '{}'
) STRICT;
CREATE INDEX events_by_day ON events (day, event_id);
-- Events that carry a phone or a customer's number, to be found when that customer is deleted; most events carry neither.
CREATE INDEX events_by_phone ON events (json_extract(data, '$.phone'))
  WHERE json_extract(data, '$.phone') IS NOT NULL;
CREATE INDEX events_by_customer ON events (json_extract(data, '$.customerId'))
  WHERE json_extract(data, '$.customerId') IS NOT NULL;
CREATE INDEX events_by_page_phone ON events (json_extract(extend_data, '$.phone'))
  WHERE json_extract(extend_data, '$.phone') IS NOT NULL;
CREATE INDEX events_by_page_customer ON events (json_extract(extend_data, '$.customerId'))
  WHERE json_extract(extend_data, '$.customerId') IS NOT NULL;

CREATE TABLE locations (
  id TEXT PRIMARY KEY,
  day TEXT NOT NULL,
  at INTEGER NOT NULL,
  phone TEXT NOT NULL,
  longitude REAL NOT NULL,
  latitude REAL NOT NULL
) STRICT;
CREATE INDEX locations_by_day ON locations (day);
CREATE INDEX locations_by_phone ON locations (phone, at);

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

-- How far this backend has forgotten whom auth has forgotten; one row.
CREATE TABLE forgotten (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  through INTEGER NOT NULL
) STRICT;

-- Whom this backend could not forget: tried again each night.
CREATE TABLE unforgotten (
  number INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL,
  phone TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
