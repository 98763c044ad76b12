CREATE TABLE booking (
  -- A ULID: opaque and unguessable.
  id TEXT PRIMARY KEY,
  phone TEXT NOT NULL,
  salon_id INTEGER NOT NULL,
  date TEXT NOT NULL,
  -- Epoch ms.
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pending_otp', 'confirmed', 'checked_in', 'serving', 'done', 'canceled', 'no_show', 'expired')),
  -- 1 for the one current booking of a phone, else null.
  current INTEGER CHECK (current = 1),
  hold_expires_at INTEGER,
  total INTEGER NOT NULL CHECK (total >= 0),
  note TEXT NOT NULL,
  -- The customer's wishes as JSON: advice, photos, requests, many people.
  wishes TEXT NOT NULL,
  book_at INTEGER NOT NULL,
  utm_source TEXT NOT NULL,
  params TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  canceled_at INTEGER
) STRICT;
-- Two bookings at once for one phone, at whatever salons: the second cannot be written.
CREATE UNIQUE INDEX current_booking_of_phone ON booking (phone) WHERE current = 1;
CREATE INDEX booking_by_phone ON booking (phone, status);
CREATE INDEX booking_by_day ON booking (salon_id, date);

CREATE TABLE booking_person (
  booking_id TEXT NOT NULL REFERENCES booking (id),
  position INTEGER NOT NULL,
  hour_id INTEGER NOT NULL,
  frames INTEGER NOT NULL,
  stylist_id INTEGER,
  skinner_id INTEGER,
  total INTEGER NOT NULL,
  -- [{id, name, price}] as sold.
  services TEXT NOT NULL,
  PRIMARY KEY (booking_id, position)
) STRICT, WITHOUT ROWID;

-- SHA-256 of the proofs whose bearers may see and cancel a booking.
CREATE TABLE booking_owner (
  holder TEXT NOT NULL,
  booking_id TEXT NOT NULL REFERENCES booking (id),
  PRIMARY KEY (holder, booking_id)
) STRICT, WITHOUT ROWID;

-- The first answer to an idempotency key.
CREATE TABLE request (
  key TEXT PRIMARY KEY,
  booking_id TEXT NOT NULL,
  content TEXT NOT NULL,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX request_by_age ON request (created_at);

-- Bookings that may never be written: their places were given up before the write was seen.
CREATE TABLE voided_booking (
  id TEXT PRIMARY KEY,
  voided_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Tries per minute, for limits.
CREATE TABLE attempt (
  bucket TEXT NOT NULL,
  minute INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (bucket, minute)
) STRICT, WITHOUT ROWID;
CREATE INDEX attempt_by_minute ON attempt (minute);

-- What neighbours said last, for when they are silent.
CREATE TABLE neighbour_copy (
  name TEXT PRIMARY KEY,
  body TEXT NOT NULL,
  seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
